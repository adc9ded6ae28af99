import { createStore, isRecord, isText } from '../../browser/store';
import { NOTHING, type Progress } from './nothing';

/** The progress stored on this device, or in this tab if storage is unavailable. */
export const store = createStore<Progress>('localStorage', 'progress', NOTHING, isProgress);

/** Records a solved exercise, and the lesson as done if it was the last exercise on the page. */
export function noteSolved(id: string, page: string): void {
  note('exercises', id, page);
  const all = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
  const { exercises } = store.read();
  if (all.every(({ dataset }) => exercises.includes(dataset.exercise ?? ''))) note('lessons', page, page);
}

/** Records a passed run on a page. */
export function notePassedRun(page: string): void {
  note('runs', page, page);
}

/** Records whether a lesson is done. */
export function noteLesson(page: string, isDone: boolean): void {
  if (isDone) return note('lessons', page, page);
  const before = store.read();
  write({ ...before, lessons: before.lessons.filter((one) => one !== page) });
}

/** Clears all progress. */
export function clearProgress(): void {
  write(NOTHING);
}

function note(list: 'exercises' | 'lessons' | 'runs', what: string, page: string): void {
  const before = store.read();
  const latest = [...before.latest.filter((one) => one !== page), page];
  write({ ...before, [list]: [...new Set([...before[list], what])], latest });
}

function write(progress: Progress): void {
  store.write(progress);
  if (progress !== NOTHING) document.documentElement.dataset.progress = '';
  // Components that show progress load the store on this event.
  document.dispatchEvent(new Event('progress'));
}

function isProgress(value: unknown): value is Progress {
  return isRecord(value) && Object.keys(NOTHING).every((key) => isTexts(value[key]));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
