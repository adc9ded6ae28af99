// What is measured of a site in a browser. Each function is one visit and returns plain numbers: milliseconds and bytes.
import { median, sleep } from './tools.mjs';
import { kindOf, visit } from './visit.mjs';

/** Milliseconds that the pointer rests on a link before it is pressed. */
const HOVER = 100;
/** Milliseconds that a reader has been there: longer than what waits for one who reads does. */
const STAY = 1500;
/** Milliseconds between two keys. */
const TYPING = 40;

/** Loads a page with a cold cache and waits until it is quiet. */
export async function measureLoad(browser, site, path, mode) {
  const { page, session, requests, open, idle, close } = await visit(browser, site, mode, { throttle: 'browser' });
  try {
    await open(path);
    await idle();
    const seen = await page.evaluate(() => {
      const { fcp, lcp, cls, blocking } = window.bench;
      const [navigation] = performance.getEntriesByType('navigation');
      return { fcp, lcp, cls, blocking, loaded: performance.timeOrigin + navigation.loadEventEnd };
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const mainThread = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    const all = [...requests.values()];
    const atLoad = all.filter(({ time }) => time < seen.loaded);
    const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
    const byKind = (list) =>
      Object.fromEntries(
        ['document', 'script', 'css', 'font', 'image', 'other'].map((kind) => [
          kind,
          sum(list.filter((request) => kindOf(request) === kind)),
        ]),
      );
    return {
      ...seen,
      mainThread,
      requests: atLoad.length,
      bytes: sum(atLoad),
      kinds: byKind(atLoad),
      idleScript: byKind(all).script,
    };
  } finally {
    await close();
  }
}

/**
 * Presses up to ten links of the sidebar, twice each: from the press to the other page's heading, and what the server sent for it.
 * @param stirs whether the reader moves the pointer about before; otherwise they come and click at once
 */
export async function measureNavigation(browser, site, mode, { stirs = true, most = 10 } = {}) {
  const { page, open, idle, close } = await visit(browser, site, mode);
  try {
    await open(site.pages[0]);
    if (stirs) await stir(page);
    await idle(1000);
    const links = (await page.evaluate(visibleLinks, site.sidebarLink)).slice(0, most);
    const times = { first: [], repeat: [], loads: 0 };
    const bytes = [];
    await site.server.log();
    for (const round of ['first', 'repeat']) {
      for (const href of links) {
        const state = await press(page, site.sidebarLink, href);
        times[round].push(state?.end ? state.end - state.start : null);
        if (state?.isLoad) times.loads++;
        await idle(300, 15_000);
        const sent = await bytesOf(site);
        if (round === 'first') bytes.push(sent);
      }
    }
    return {
      first: median(times.first),
      repeat: median(times.repeat),
      links: links.length,
      loads: times.loads,
      bytes: median(bytes),
    };
  } finally {
    await close();
  }
}

/** What the server has sent since it was last asked: it sees what workers ask for, too. */
async function bytesOf({ server }) {
  return (await server.log()).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A reader has been there a while before they reach for a link or the search: what waits for a reader is there by then. */
async function stir(page) {
  await page.mouse.move(700, 500);
  await page.mouse.move(720, 520);
  await page.keyboard.press('Shift');
  await sleep(STAY);
}

function visibleLinks(selector) {
  const isShown = (link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && top > 70 && bottom < innerHeight - 10;
  };
  const others = [...document.querySelectorAll(selector)].filter(
    (link) => isShown(link) && !link.hash && link.pathname !== location.pathname && link.pathname !== '/',
  );
  return [...new Set(others.map(({ href }) => href))].slice(0, 10);
}

async function press(page, selector, href) {
  const point = await page.evaluate(
    ([links, target]) => {
      const link = [...document.querySelectorAll(links)].find(
        (one) => one.href === target && one.getClientRects().length,
      );
      link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = link?.getBoundingClientRect();
      return box && { x: box.left + Math.min(30, box.width / 2), y: box.top + box.height / 2 };
    },
    [selector, href],
  );
  if (!point) return undefined;
  // By way of another place: where a pointer is first seen it has not moved.
  await page.mouse.move(point.x + 5, point.y);
  await page.mouse.move(point.x, point.y);
  await sleep(HOVER);
  await page.evaluate(() => window.bench.arm());
  await page.mouse.down();
  await page.mouse.up();
  for (let attempt = 0; attempt < 300; attempt++) {
    await sleep(50);
    // While a page loads there is nobody to ask.
    const state = await page.evaluate(() => window.bench.navigation()).catch(() => undefined);
    if (state?.end) return state;
  }
  return undefined;
}

/**
 * Types up to five queries; the first one is `cold`, and `bytes` are the server's for it.
 * @param stirs whether the reader moves the pointer about before; otherwise `bytes` are all from the page that has come to the results
 */
export async function measureSearch(browser, site, mode, turn, { stirs = true, most = 5 } = {}) {
  const { page, open, idle, close } = await visit(browser, site, mode);
  const { button, input, queries } = site.search;
  try {
    await open(site.pages[0]);
    if (stirs) await stir(page);
    await idle(1000);
    await site.server.log();
    await page.locator(button).locator('visible=true').first().click();
    const field = page.locator(input).locator('visible=true').first();
    await field.waitFor();
    const times = [];
    let bytes;
    for (let index = 0; index < Math.min(most, queries.length); index++) {
      times.push(await find(page, field, queries[(index + turn) % queries.length], index > 0));
      await sleep(600);
      bytes ??= await bytesOf(site);
    }
    return { cold: times[0], warm: median(times.slice(1)), bytes };
  } finally {
    await close();
  }
}

async function find(page, field, query, isNext) {
  await field.focus();
  if (isNext) {
    await field.fill('');
    for (let attempt = 0; attempt < 20 && (await page.evaluate(() => window.bench.results())) > 0; attempt++)
      await sleep(50);
    await sleep(400);
  }
  await page.evaluate(() => window.bench.startSearch());
  await page.keyboard.type(query, { delay: TYPING });
  for (let attempt = 0; attempt < 300; attempt++) {
    const shown = await page.evaluate(() => window.bench.search.shown);
    if (shown !== null) return shown;
    await sleep(100);
  }
  return null;
}

/** Moves the pointer and presses an island at once: from the movement to its answer, and what was loaded for it. */
export async function measureWaking(browser, site, mode) {
  const { page, requests, open, idle, close } = await visit(browser, site, mode);
  try {
    await open(site.pages[0]);
    await idle();
    await page.evaluate(() => window.bench.watchAnswer());
    await page.locator(site.island.button).click();
    await page.waitForFunction(() => window.bench.answered !== undefined, null, { timeout: 30_000 });
    await idle(1500);
    const scripts = [...requests.values()].filter((request) => kindOf(request) === 'script');
    return {
      time: await page.evaluate(() => window.bench.answered),
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: scripts.length,
    };
  } finally {
    await close();
  }
}
