import type { Analytics } from './settings';

/**
 * Builds the script that reports page views. It sends nothing else, doesn't wait for responses, and stores nothing.
 * Addresses are sent without cookies, and without query and fragment, which could contain keys. Readers who ask not to
 * be tracked (Do Not Track, Global Privacy Control) aren't reported.
 * @returns `undefined` if no service is configured
 */
export function pageViewScript(analytics: Analytics = {}): string | undefined {
  const reports = reportsTo(analytics);
  if (reports.length === 0) return undefined;
  return `(function () {
  function bare(address) {
    return /^https?:/.test(address) ? new URL(address).origin + new URL(address).pathname : '';
  }
  function post(url, body) {
    // The content type is plain text, so the browser doesn't send a preflight request.
    fetch(url, { method: 'POST', body: body, mode: 'no-cors', credentials: 'omit', keepalive: true, priority: 'low', referrerPolicy: 'strict-origin' })
      .catch(function () {});
  }
  function view() {
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
    var page = bare(location.href), referrer = bare(document.referrer), title = document.title;
    ${reports.join('\n    ')}
  }
  // A prerendered page counts once a reader opens it. A page restored from the back-forward cache counts again.
  if (document.prerendering) document.addEventListener('prerenderingchange', view, { once: true });
  else view();
  addEventListener('pageshow', function (event) { if (event.persisted) view(); });
})();
`;
}

/** Writes a statement for each configured service. It uses the script's `page`, `referrer`, `title` and `post`. */
function reportsTo({ beacon, plausible }: Analytics): string[] {
  const view = 'url: page, title: title, referrer: referrer, language: navigator.language, width: innerWidth';
  const event = `name: 'pageview', domain: ${JSON.stringify(plausible?.domain)}, url: page, referrer: referrer || null`;
  const post = (url: string, fields: string) => `post(${JSON.stringify(url)}, JSON.stringify({ ${fields} }));`;
  // Plausible's events API also accepts JSON that is sent as plain text.
  return [...(beacon ? [post(beacon.url, view)] : []), ...(plausible ? [post(plausible.url, event)] : [])];
}
