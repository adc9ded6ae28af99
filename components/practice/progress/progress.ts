import { createStore, isRecord, isRecordOf, isText } from '../../browser/store';

/** A reader's progress in the courses, stored on the device. */
export interface Progress {
  /** Solved exercises, by ID. */
  exercises: readonly string[];
  /** Completed lessons, by address. */
  lessons: readonly string[];
  /** Skipped lessons, by address. Absent in progress stored before lessons could be skipped. */
  skipped?: readonly string[];
  /** Lessons with any activity, by address, the latest last. */
  latest: readonly string[];
}

/** The start of a fragment that contains progress. */
export const FRAGMENT = '#progress=';

/** The most bytes of progress in a link. A site with a hundred exercises needs about ten thousand. */
export const LARGEST = 50_000;

/** No progress yet. */
export const NOTHING: Progress = { exercises: [], lessons: [], latest: [] };

/** The progress stored on this device, or in this tab if storage is unavailable. */
export const store = createStore<Progress>('localStorage', 'progress', NOTHING, isProgress);

/** The reader's answers, by exercise. */
export const answers = createStore<Readonly<Partial<Record<string, string>>>>('localStorage', 'drafts', {}, (value) =>
  isRecordOf(value, isText),
);

/** Keeps an answer for the next visit. Without an answer, forgets the one that is kept. */
export function noteAnswer(id: string, answer?: string): void {
  answers.write({ ...answers.read(), [id]: answer });
}

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

/** Clears all progress, and the answers. */
export function clearProgress(): void {
  answers.write({});
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
