import type { Analytics } from './settings';

/**
 * The script that reports page views: the first one without the application, the further ones when the application says
 * `navigated`. It asks the browser for nothing but the reports, waits for no answer, and stores nothing.
 *
 * Addresses go without query and fragment, which could hold keys, and without the reader's cookies. Readers who ask not
 * to be tracked (Do Not Track, Global Privacy Control) are not reported at all.
 * @returns `undefined` when no service is configured
 */
export function pageViewScript(analytics: Analytics = {}): string | undefined {
  const reports = reportsTo(analytics);
  if (reports.length === 0) return undefined;
  return `(function () {
  var last = document.referrer;
  function bare(address) {
    return /^https?:/.test(address) ? new URL(address).origin + new URL(address).pathname : '';
  }
  function post(url, body) {
    // The text has the content type of a plain text, so that no other host is asked for permission first.
    fetch(url, { method: 'POST', body: body, mode: 'no-cors', credentials: 'omit', keepalive: true, priority: 'low', referrerPolicy: 'strict-origin' })
      .catch(function () {});
  }
  function view() {
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
    var page = bare(location.href), referrer = bare(last), title = document.title;
    last = page;
    ${reports.join('\n    ')}
  }
  // A page that is only prepared has no reader yet; one that comes back out of the browser's memory has one again.
  if (document.prerendering) document.addEventListener('prerenderingchange', view, { once: true });
  else view();
  addEventListener('pageshow', function (event) { if (event.persisted) view(); });
  document.addEventListener('navigated', view);
})();
`;
}

/** A statement for each service that is configured. Uses `page`, `referrer`, `title` and `post` of the script around it. */
function reportsTo({ beacon, plausible }: Analytics): string[] {
  const post = (url: string, fields: string) => `post(${JSON.stringify(url)}, JSON.stringify({ ${fields} }));`;
  return [
    ...(beacon
      ? [
          post(
            beacon.url,
            'url: page, title: title, referrer: referrer, language: navigator.language, width: innerWidth',
          ),
        ]
      : []),
    // Plausible's events API takes JSON of any content type.
    ...(plausible
      ? [
          post(
            plausible.url,
            `name: 'pageview', domain: ${JSON.stringify(plausible.domain)}, url: page, referrer: referrer || null`,
          ),
        ]
      : []),
  ];
}
