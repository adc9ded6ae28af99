import { createStore, isRecord, isText } from '../../browser/store';
import { NOTHING, type Progress } from './nothing';

/** The progress of this device; where the storage is denied, of this tab. */
export const store = createStore<Progress>('localStorage', 'progress', NOTHING, isProgress);

/** Notes that an exercise was solved, and the lesson as done when it was the last one on its page. */
export function noteSolved(id: string, page: string): void {
  note('exercises', id, page);
  const all = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
  const { exercises } = store.read();
  if (all.every(({ dataset }) => exercises.includes(dataset.exercise ?? ''))) note('lessons', page, page);
}

/** Notes that a run passed on a page. */
export function notePassedRun(page: string): void {
  note('runs', page, page);
}

/** Notes whether a lesson is done. */
export function noteLesson(page: string, isDone: boolean): void {
  if (isDone) return note('lessons', page, page);
  const before = store.read();
  write({ ...before, lessons: before.lessons.filter((one) => one !== page) });
}

/** Forgets everything. */
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
  // Who shows progress loads it when there is some.
  document.dispatchEvent(new Event('progress'));
}

function isProgress(value: unknown): value is Progress {
  return isRecord(value) && Object.keys(NOTHING).every((key) => isTexts(value[key]));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
