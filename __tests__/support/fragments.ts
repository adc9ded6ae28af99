import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { documentFileOf } from '../../lib/routes/address';
import { settingsOf, wake, type SiteName, type SiteUnderTest } from './site';

/** How a reader comes to a place in a page. */
export interface Arrival {
  reducedMotion: 'reduce' | 'no-preference';
  /** How many times slower the reader's machine is. */
  slowness: number;
}

declare global {
  interface Window {
    /** Every fragment that the address of a document has had. */
    fragments: string[];
  }
}

/** How many documents to open at a time. Each mostly waits for scrolling. */
const TABS = 6;

/** Small, because scrolling repaints the page. */
const SMALL = { width: 480, height: 320 };

/** A page's anchors, which "On this page" and links from elsewhere can lead to. */
export function anchorsOf(name: SiteName, page: string): string[] {
  const html = readFileSync(path.join(settingsOf(name).outDir, documentFileOf(page)), 'utf8');
  const [, article = ''] = /<article\b([\s\S]*)<\/article>/.exec(html) ?? [];
  // React generates IDs for form fields and their labels.
  return [...article.matchAll(/ id="([^"_][^"]*)"/g)].map(([, id = '']) => `${page}#${id}`);
}

/**
 * Opens addresses with a fragment, each in a new document, and moves the pointer without scrolling.
 * @returns the addresses whose fragment changed, or whose target isn't where the browser puts it
 */
export async function lostFragments(
  site: SiteUnderTest,
  addresses: readonly string[],
  { reducedMotion, slowness }: Arrival,
): Promise<string[]> {
  // If a test times out, the site closes its tabs. They would otherwise take the next test's.
  const { page: first } = await site.newTab({ reducedMotion, viewport: SMALL });
  const context = first.context();
  await context.addInitScript(noteFragments);
  await context.clock.install();
  const waiting = [...addresses];
  const lost: string[] = [];
  const work = async () => {
    const page = await openTab(context, slowness);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // A different fragment alone wouldn't load a new document.
      const outcome = await visit(page, site.origin + address.replace('#', `?${waiting.length}#`));
      if (outcome) lost.push(`${address}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return lost;
}

async function openTab(context: BrowserContext, slowness: number): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (slowness > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** Runs in the page before its scripts. */
function noteFragments(): void {
  window.fragments = [location.hash];
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = History.prototype[method];
    History.prototype[method] = function (...change) {
      original.apply(this, change);
      if (window.fragments.at(-1) !== location.hash) window.fragments.push(location.hash);
    };
  }
}

async function visit(page: Page, address: string): Promise<string | undefined> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isLast);
  await wake(page);
  const isThere = await page.waitForFunction(isInPlace).catch(() => undefined);
  // Longer than the scroll throttle.
  await page.clock.runFor(400);
  const fragments = await page.evaluate(() => window.fragments);
  if (fragments.length > 1) return `the fragment was ${fragments.join(', ')}`;
  return isThere && (await page.evaluate(isInPlace)) ? undefined : 'the target is not where the browser puts it';
}

/** Whether the document is complete, and doesn't redirect, as for a heading that has moved to another page. */
function isLast(): boolean {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return document.readyState !== 'loading' && place?.dataset.moved === undefined;
}

/** Whether the page rests on the target in its address, or without a fragment, on its top. */
function isInPlace(): boolean {
  if (!location.hash) return scrollY === 0;
  const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? NaN;
  const below = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  return Math.abs(below) <= 8 || (isAtEnd && below > 0 && top < innerHeight);
}
