// A fresh visitor of a site: a new browser context with a cold cache.
import { observe } from './in-page.mjs';
import { sleep } from './tools.mjs';

/** A line of 1.6 Mbit/s and 150 ms, and a quarter of the computing power. */
export const SLOW = { kbps: 1600, rtt: 150, cpu: 4 };

/**
 * Opens a context. `mode` is `fast` or `slow`; the slow line is the server's, or the browser's with `throttle: 'browser'`,
 * which also counts the bytes of a page's own requests the way that a reader's browser sees them.
 */
export async function visit(browser, site, mode, { throttle = 'server' } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const isSlow = mode === 'slow';
  const server = site.server;
  const { input, result } = site.search;
  await page.addInitScript(observe, { input, result, copied: site.copy?.done });
  const requests = await watch(session);
  if (isSlow && throttle === 'browser')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.rtt,
      downloadThroughput: SLOW.kbps * 125,
      uploadThroughput: SLOW.kbps * 60,
    });
  if (isSlow && throttle === 'server') await server.shape(SLOW.kbps, SLOW.rtt);
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  return {
    page,
    session,
    requests: requests.all,
    open: (path, waitUntil = 'load') => page.goto(server.origin + path, { waitUntil, timeout: 90_000 }),
    /** Waits until nothing was under way for a while. */
    idle: async (quiet = 600, longest = 30_000) => {
      const end = Date.now() + longest;
      requests.touch();
      while (Date.now() < end && (requests.underWay() > 0 || requests.quiet() < quiet)) await sleep(50);
    },
    close: async () => {
      if (isSlow) await server.shape(0, 0);
      await context.close();
    },
  };
}

async function watch(session) {
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const all = new Map();
  const open = new Set();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('https://localhost') || request.url.endsWith('/favicon.ico')) return;
    // Nothing more is heard of what the page before has asked for, such as this document by a speculation rule.
    if (type === 'Document') open.clear();
    open.add(requestId);
    all.set(requestId, { url: request.url, type, time: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = all.get(requestId);
    if (request) request.mime = response.mimeType;
  });
  const done = ({ requestId, encodedDataLength = 0 }) => {
    const request = all.get(requestId);
    if (request) request.bytes = encodedDataLength;
    open.delete(requestId);
    last = Date.now();
  };
  session.on('Network.loadingFinished', done);
  session.on('Network.loadingFailed', done);
  return { all, underWay: () => open.size, quiet: () => Date.now() - last, touch: () => (last = Date.now()) };
}

/** What a request was for. */
export function kindOf({ type, mime = '', url }) {
  if (type === 'Document') return 'document';
  const found = /javascript|css|font|image/.exec(`${mime} ${/\.(?:woff2)$/.test(url) ? 'font' : ''}`)?.[0];
  return found === 'javascript' ? 'script' : (found ?? 'other');
}
