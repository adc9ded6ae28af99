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

/** As many documents at a time as keep a small machine busy: each of them waits for its scrolling, too. */
const TABS = 6;

/** What is scrolled has to be painted. */
const SMALL = { width: 480, height: 320 };

/** The anchors of a page of a site: what "On this page" and links from elsewhere may lead to. */
export function anchorsOf(name: SiteName, page: string): string[] {
  const html = readFileSync(path.join(settingsOf(name).outDir, documentFileOf(page)), 'utf8');
  const [, article = ''] = /<article\b([\s\S]*)<\/article>/.exec(html) ?? [];
  // Names that React makes are those of form fields, for their labels.
  return [...article.matchAll(/ id="([^"_][^"]*)"/g)].map(([, id = '']) => `${page}#${id}`);
}

/**
 * Opens addresses with a fragment, each as a new document, whose reader moves the pointer at once and scrolls nothing.
 * @returns what became of those where another fragment has been in the address, or the place is not where the browser puts it
 */
export async function lostFragments(
  site: SiteUnderTest,
  addresses: readonly string[],
  { reducedMotion, slowness }: Arrival,
): Promise<string[]> {
  // The site closes what a test opened that ran out of time: its tabs would take the next one's.
  const { page: first } = await site.newTab({ reducedMotion, viewport: SMALL });
  const context = first.context();
  await context.addInitScript(noteFragments);
  await context.clock.install();
  const waiting = [...addresses];
  const lost: string[] = [];
  const work = async () => {
    const page = await openTab(context, slowness);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // Another fragment alone would be no new document.
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
  // Past the time in which scrolling is looked at.
  await page.clock.runFor(400);
  const fragments = await page.evaluate(() => window.fragments);
  if (fragments.length > 1) return `it has been ${fragments.join(', ')}`;
  return isThere && (await page.evaluate(isInPlace)) ? undefined : 'the place is not where the browser puts it';
}

/** Whether the document is whole, and not one that leads on, as that of a heading which is on another page now. */
function isLast(): boolean {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return document.readyState !== 'loading' && place?.dataset.moved === undefined;
}

/** Whether the page rests on the place that its address names: without a fragment, as where a heading became a page, its top. */
function isInPlace(): boolean {
  if (!location.hash) return scrollY === 0;
  const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? NaN;
  const below = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  return Math.abs(below) <= 8 || (isAtEnd && below > 0 && top < innerHeight);
}
