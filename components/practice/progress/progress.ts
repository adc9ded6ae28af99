import { createStore, isRecord, isText } from '../../browser/store';
import { NOTHING, type Progress } from './nothing';

/** The progress stored on this device, or in this tab if storage is unavailable. */
export const store = createStore<Progress>('localStorage', 'progress', NOTHING, isProgress);

/** Records a solved exercise, and the lesson as done if it was the last exercise on the page. */
export function noteSolved(id: string, page: string): void {
  note('exercises', id, page);
  const all = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
  const { exercises } = store.read();
  if (all.every(({ dataset }) => exercises.includes(dataset.exercise ?? ''))) noteLesson(page, 'lessons');
}

/** Records that a lesson is done or skipped, or neither. A lesson that is done isn't skipped. */
export function noteLesson(page: string, list?: 'lessons' | 'skipped'): void {
  const before = store.read();
  if (list === 'skipped' && before.lessons.includes(page)) return;
  const without = (pages: readonly string[] = []) => pages.filter((one) => one !== page);
  write({ ...before, lessons: without(before.lessons), skipped: without(before.skipped) });
  if (list) note(list, page, page);
}

/** Adds progress from another browser. */
export function addProgress(other: Progress): void {
  const before = store.read();
  const both = (list: keyof Progress) => [...new Set([...(before[list] ?? []), ...(other[list] ?? [])])];
  const lessons = both('lessons');
  const skipped = both('skipped').filter((page) => !lessons.includes(page));
  write({ exercises: both('exercises'), lessons, skipped, latest: both('latest') });
}

/** Clears all progress. */
export function clearProgress(): void {
  write(NOTHING);
}

function note(list: 'exercises' | 'lessons' | 'skipped', what: string, page: string): void {
  const before = store.read();
  const latest = [...before.latest.filter((one) => one !== page), page];
  write({ ...before, [list]: [...new Set([...(before[list] ?? []), what])], latest });
}

function write(progress: Progress): void {
  store.write(progress);
  if (progress !== NOTHING) document.documentElement.dataset.progress = '';
  // Components that show progress load the store on this event.
  document.dispatchEvent(new Event('progress'));
}

/** Whether a value is progress, as it is stored or in a link. */
export function isProgress(value: unknown): value is Progress {
  return isRecord(value) && Object.keys(NOTHING).every((key) => isTexts(value[key])) && isTexts(value.skipped ?? []);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
