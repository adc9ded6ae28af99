import type { ComponentType } from 'react';
import { elementOf } from '../browser/element';
import { loadChunk, tellFault } from '../browser/fault';
import type { Start } from '../browser/start';
import { entryOf, type IslandName } from './registry';

const ISLAND = '[data-island]';

/** Islands whose programs are loading, and the button that was pressed last in each. */
const starting = new WeakMap<Element, HTMLButtonElement | undefined>();

/** Wakes islands when the reader uses them. */
export function watchIslands(signal: AbortSignal): void {
  const around = (event: Event) => elementOf(event).closest<HTMLElement>(ISLAND);
  const onUse = (event: Event) => {
    const island = around(event);
    // A press ends with a click, so its files can be requested now.
    if (event.type === 'pointerdown' && elementOf(event).closest('button') && island) prepare(island);
    startIf('use', island);
  };
  const onClick = (event: Event) => {
    const button = elementOf(event).closest('button');
    const island = around(event);
    if (button && island && !isEarly(island)) void startIsland(island, button);
  };
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open)
      startIf('open', target.querySelector<HTMLElement>(`:scope > ${ISLAND}`));
  };
  document.addEventListener('click', onClick, { signal });
  for (const use of ['pointerdown', 'focusin']) document.addEventListener(use, onUse, { signal });
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  const startWanted = () => {
    for (const island of document.querySelectorAll<HTMLElement>(ISLAND))
      if (entryOf(nameOf(island)).isWanted?.()) void startIsland(island);
  };
  addEventListener('hashchange', startWanted, { signal });
  startWanted();
  // Uses from before this code arrived.
  startIf('use', document.activeElement?.closest<HTMLElement>(ISLAND));
  for (const island of document.querySelectorAll<HTMLElement>(`details[open] > ${ISLAND}`)) startIf('open', island);
}

function startIf(wake: string, island: HTMLElement | null | undefined): void {
  if (island && entryOf(nameOf(island)).wake === wake) void startIsland(island);
}

function nameOf({ dataset }: HTMLElement): IslandName {
  return dataset.island as IslandName;
}

/** Whether the page is too young for an island to wake. */
function isEarly(island: HTMLElement): boolean {
  const { from = 0 } = entryOf(nameOf(island));
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (page?.domContentLoadedEventStart ?? 0) < from;
}

/** Requests an island's files. A failure is told when the island wakes. */
function prepare(island: HTMLElement): void {
  Promise.all([import('./mount'), entryOf(nameOf(island)).load()]).catch(() => undefined);
}

/**
 * Loads an island's program, which takes the place of the plain HTML as soon as the reader isn't using it.
 * @param pressed the button that shows that it waits, and whose name the program gets
 */
export async function startIsland(place: HTMLElement, pressed?: HTMLButtonElement): Promise<void> {
  if (place.dataset.live !== undefined) return;
  pressed?.setAttribute('aria-busy', 'true');
  const isStarting = starting.has(place);
  // A press begins with the use that starts a form.
  if (pressed || !isStarting) starting.set(place, pressed);
  if (isStarting) return;
  const name = nameOf(place);
  const { label, load } = entryOf(name);
  try {
    const [{ mount }, { default: Program }] = await loadChunk(label, () => Promise.all([import('./mount'), load()]));
    while (isInUse(place)) await new Promise(requestAnimationFrame);
    mount(place, Program as ComponentType<Start>, starting.get(place)?.name, () =>
      tellFault(`${label} has failed. You can keep reading.`),
    );
  } catch {
    // A notice is shown, and the next use retries.
    const details = place.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = false;
  } finally {
    starting.get(place)?.removeAttribute('aria-busy');
    starting.delete(place);
  }
}

/**
 * Whether replacing the form would lose an interaction: a press, or an open list of options. This is polled, because no
 * event marks the end of a press: elements stay `:active` for a moment after a tap.
 */
function isInUse(form: HTMLElement): boolean {
  if (form.matches(':active')) return true;
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLSelectElement) || !form.contains(activeElement)) return false;
  // If the value has changed, the reader has already selected an option, so the list is closed.
  const initial = [...activeElement.options].findIndex(({ defaultSelected }) => defaultSelected);
  return activeElement.selectedIndex === Math.max(0, initial);
}
