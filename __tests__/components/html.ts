import { TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import { watchIslands } from '@/components/islands/island';

// React's server half needs what the DOM of the tests doesn't have; the form for edge servers needs least.
Object.assign(globalThis, { TextEncoder });
// jsdom doesn't know when it loaded the page. With fake timers, that is the time when they begin.
Performance.prototype.getEntriesByType ??= () => [];
const { renderToStaticMarkup } = await import('react-dom/server.edge');

/** An element as an export has it: as HTML, of which React knows nothing. */
export const htmlOf = (element: ReactNode): string => renderToStaticMarkup(element);

/** Shows an element as an export does. */
export function show(element: ReactNode): void {
  document.body.innerHTML = htmlOf(element);
}

let life: AbortController | undefined;
afterEach(() => life?.abort());

/** Shows an island, which wakes as in an export. */
export function showIsland(element: ReactNode): void {
  show(element);
  life = new AbortController();
  watchIslands(life.signal);
}
