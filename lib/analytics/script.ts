import { adaptersOf } from './adapters';
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
  const adapters = adaptersOf(analytics);
  if (adapters.length === 0) return undefined;
  return `(function () {
  var last = document.referrer;
  ${adapters.map(({ setup }) => setup).join('')}
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
    ${adapters.map(({ report }) => report).join('\n    ')}
  }
  // A page that is only prepared has no reader yet; one that comes back out of the browser's memory has one again.
  if (document.prerendering) document.addEventListener('prerenderingchange', view, { once: true });
  else view();
  addEventListener('pageshow', function (event) { if (event.persisted) view(); });
  document.addEventListener('navigated', view);
})();
`;
}
