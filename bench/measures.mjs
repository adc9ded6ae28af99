// What is measured of a site in a browser. Each function is one visit and returns plain numbers: milliseconds and bytes.
import { click, strike, type, TYPING } from './input.mjs';
import { median, sleep } from './tools.mjs';
import { kindOf, visit } from './visit.mjs';

/** Milliseconds that the pointer rests on a link before it is pressed. */
const HOVER = 100;
/** Milliseconds after which a list of results is taken to be settled. */
const SETTLED = 3000;
/** Milliseconds that an effect is waited for. One that never comes counts as these. */
const LONGEST = 8000;

const TYPED = 'keypad menu';

const scriptsOf = (requests) => [...requests.values()].filter((request) => kindOf(request) === 'script');
const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** Loads a page with a cold cache and waits until it is quiet. */
export async function measureLoad(browser, site, path) {
  const { page, session, requests, open, idle, close } = await visit(browser, site, 'slow', { throttle: 'browser' });
  try {
    await open(path);
    await idle();
    const { loaded, ...seen } = await page.evaluate(() => {
      const { lcp, cls } = window.bench;
      const [navigation] = performance.getEntriesByType('navigation');
      return { lcp, cls, loaded: performance.timeOrigin + navigation.loadEventEnd };
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const atLoad = [...requests.values()].filter(({ time }) => time < loaded);
    const ofKinds = (...kinds) => sum(atLoad.filter((request) => kinds.includes(kindOf(request))));
    return {
      ...seen,
      mainThread: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
      requests: atLoad.length,
      bytes: sum(atLoad),
      scripts: ofKinds('script'),
      // Our documents contain their styles.
      page: ofKinds('document', 'css'),
    };
  } finally {
    await close();
  }
}

/** Presses up to ten links of the sidebar as soon as the page has loaded, twice each: from the press to the other page's heading. */
export async function measureNavigation(browser, site, most = 10) {
  const { page, open, idle, close } = await visit(browser, site, 'slow');
  try {
    await open(site.pages[0]);
    await idle(1000);
    const links = (await page.evaluate(visibleLinks, site.sidebarLink)).slice(0, most);
    const times = { first: [], repeat: [] };
    for (const round of ['first', 'repeat']) {
      for (const href of links) {
        const state = await press(page, site.sidebarLink, href);
        times[round].push(state?.end ? state.end - state.start : null);
        await idle(300, 15_000);
      }
    }
    return { first: median(times.first), repeat: median(times.repeat), links: links.length };
  } finally {
    await close();
  }
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

/** Scrolls a page, with the pointer off its text: the bytes of the scripts that it has loaded a while later. */
export async function measureScroll(browser, site, path) {
  const { page, requests, open, idle, close } = await visit(browser, site, 'fast');
  try {
    await open(path);
    await idle();
    await page.mouse.move(1278, 500);
    for (let turn = 0; turn < 3; turn++) {
      await page.mouse.wheel(0, 400);
      await sleep(300);
    }
    await idle(3000);
    return { scripts: sum(scriptsOf(requests)) };
  } finally {
    await close();
  }
}

/**
 * Opens the search as soon as the page is painted, and types at once.
 * @param by `key` for the shortcut, `click` for the field or the button in its place
 * @returns how many letters are missing in the field, and the time from the press until it takes keys
 */
export async function measureTyping(browser, site, mode, by) {
  const { button, input, key } = site.search;
  const { page, session, open, idle, close } = await visit(browser, site, mode);
  try {
    await open(site.pages[0], 'commit');
    const point = await whenReady(page, button, 'field');
    const pressed = by === 'key' ? strike(session, key) : click(session, point);
    await sleep(TYPING);
    await Promise.all([pressed, type(session, TYPED)]);
    const field = await answered(page);
    await idle(1000);
    const text = await page.evaluate(
      (selector) => (document.activeElement?.matches(selector) ? document.activeElement.value : ''),
      input,
    );
    return { field, lost: lostIn(text) };
  } finally {
    await close();
  }
}

/** How many of the typed letters a text lacks. What it has besides makes those that follow count as lost. */
function lostIn(text) {
  let kept = 0;
  for (const letter of TYPED) if (letter === text[kept]) kept++;
  return TYPED.length - kept;
}

/** Uses a control, `theme` or `copy`, as soon as it is painted: from the press until a reader sees its effect. */
export async function measureControl(browser, site, name) {
  const { button, key } = site[name];
  const { page, session, open, close } = await visit(browser, site, 'slow');
  try {
    await open(site.pages[0], 'commit');
    const point = await whenReady(page, button, name);
    if (key) await page.locator(button).locator('visible=true').first().focus();
    await (key ? strike(session, key) : click(session, point));
    return { time: await answered(page) };
  } finally {
    await close();
  }
}

async function whenReady(page, control, effect) {
  const ready = await page.waitForFunction((given) => window.bench?.ready(given), [control, effect], {
    polling: 'raf',
  });
  return ready.jsonValue();
}

async function answered(page) {
  await page.waitForFunction(() => window.bench.answered, null, { timeout: LONGEST }).catch(() => undefined);
  return page.evaluate((longest) => window.bench.answered ?? longest, LONGEST);
}

/**
 * A reader's first search, on a page that has loaded.
 * @returns the time from the last key to the last change of the results, and the bytes of the page's scripts without the
 * search engine's own files
 */
export async function measureSearch(browser, site, mode, query) {
  const { button, input, engine } = site.search;
  const { page, session, requests, open, idle, close } = await visit(browser, site, mode);
  try {
    await open(site.pages[0]);
    await idle(1000);
    await page.locator(button).locator('visible=true').first().click();
    const field = page.locator(input).locator('visible=true').first();
    await field.waitFor();
    await field.focus();
    await page.evaluate(() => window.bench.watchResults());
    await type(session, query);
    await page.waitForFunction(
      (quiet) => {
        const { hasResults, changed, lastKey } = window.bench;
        return hasResults && performance.now() - Math.max(changed, lastKey) > quiet;
      },
      SETTLED,
      { timeout: 4 * LONGEST, polling: 200 },
    );
    return {
      settled: await page.evaluate(() => Math.max(0, window.bench.changed - window.bench.lastKey)),
      scripts: sum(scriptsOf(requests).filter(({ url }) => !engine.test(url))),
    };
  } finally {
    await close();
  }
}
