import type { Analytics } from './settings';

/**
 * The part of the reporting script for one service, as JavaScript. Known where it runs: `page` and `referrer` (addresses
 * without query and fragment), `title`, and `post(url, body)`.
 */
export interface Adapter {
  /** Runs once. */
  setup: string;
  /** Runs for each page view. */
  report: string;
}

/** The adapters of the services that are configured. */
export function adaptersOf({ beacon, plausible, googleAnalytics }: Analytics): Adapter[] {
  return [
    ...(beacon ? [beaconAdapter(beacon)] : []),
    ...(plausible ? [plausibleAdapter(plausible)] : []),
    ...(googleAnalytics ? [googleAdapter(googleAnalytics)] : []),
  ];
}

function beaconAdapter({ url }: NonNullable<Analytics['beacon']>): Adapter {
  return {
    setup: '',
    report: `post(${quote(url)}, JSON.stringify({ url: page, title: title, referrer: referrer, language: navigator.language, width: innerWidth }));`,
  };
}

/** Plausible's events API, which takes JSON of any content type. */
function plausibleAdapter({ url, domain }: NonNullable<Analytics['plausible']>): Adapter {
  return {
    setup: '',
    report: `post(${quote(url)}, JSON.stringify({ name: 'pageview', domain: ${quote(domain)}, url: page, referrer: referrer || null }));`,
  };
}

/**
 * The address that gtag.js posts to. The script itself is not loaded: it is larger than a page and all its styles
 * together, runs code of another host on every page, and keeps cookies. The Measurement Protocol would need a secret.
 * Nothing is stored with the reader, so the client's number lives as long as the document: Google counts page views
 * rightly, and a reader who reloads as a new user. `npa` asks for no use in personal advertising.
 */
function googleAdapter({ url, measurementId }: NonNullable<Analytics['googleAnalytics']>): Adapter {
  return {
    setup: `var hits = 0, started = Math.floor(Date.now() / 1000), number = Math.floor(Math.random() * 1e9);`,
    report: `hits++;
    var hit = { v: 2, tid: ${quote(measurementId)}, cid: number + '.' + started, sid: started, sct: 1, seg: hits > 1 ? 1 : 0, _p: number, _s: hits, npa: 1,
      ul: navigator.language.toLowerCase(), sr: screen.width + 'x' + screen.height, en: 'page_view', dl: page, dt: title, dr: referrer };
    if (hits === 1) hit._ss = 1;
    post(${quote(url)} + '?' + new URLSearchParams(hit));`,
  };
}

function quote(text: string): string {
  return JSON.stringify(text);
}
