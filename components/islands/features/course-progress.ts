import { pagePath } from '../../browser/address';
import { loadChunk } from '../../browser/fault';
import { readStored } from '../../browser/storage';
import { startIsland } from '../island';

/** Links to lessons: in the sidebar, and in a lesson's own lists and tables. */
const LINKS = '#frame\\:sidebar section a, article:has([data-lesson]) :is(li, td) a:not(nav *)';

/** Shows the reader's progress. Its store loads only if something is stored (see `inline/first.ts`), or noted. */
export function showCourseProgress(signal: AbortSignal): void {
  const load = () => import('../../practice/progress/progress');
  const show = async () => {
    const { store, answers } = await load();
    const { lessons, skipped = [], exercises } = store.read();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const path = link.hash ? '' : pagePath(link);
      if (lessons.includes(path)) link.dataset.done = '';
      else if (skipped.includes(path)) link.dataset.done = 'skipped';
      else delete link.dataset.done;
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-exercise]')) {
      const { exercise = '' } = place.dataset;
      const kind = place.querySelector<HTMLElement>('[data-kind]');
      if (kind) kind.textContent = exercises.includes(exercise) ? '✓ Solved' : (kind.dataset.kind ?? '');
      showAnswer(place, answers.read()[exercise]);
    }
    for (const end of document.querySelectorAll<HTMLElement>('[data-lesson]'))
      showEnd(end, lessons.includes(pagePath()), skipped.includes(pagePath()));
    for (const place of document.querySelectorAll<HTMLElement>('[data-island=course]')) void startIsland(place);
  };
  const tryToShow = () => void show().catch(() => undefined);
  if (document.documentElement.dataset.progress !== undefined || readStored('localStorage', 'drafts')) tryToShow();
  document.addEventListener('progress', tryToShow, { signal });
  for (const end of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const note = (list?: 'lessons' | 'skipped') => {
      // The pressed button may disappear.
      end.querySelector('button')?.focus();
      void loadChunk('Your progress', load).then(
        ({ noteLesson }) => noteLesson(pagePath(), list),
        () => undefined,
      );
    };
    const on = (name: string, run: () => void) =>
      end.querySelector(`[name=${name}]`)?.addEventListener('click', run, { signal });
    on('note', () => note(end.dataset.lesson ? 'skipped' : 'lessons'));
    on('undo', () => note());
  }
}

/** Shows an answer from an earlier visit: selects it, or offers it until the exercise's program takes over. */
function showAnswer(place: HTMLElement, answer?: string): void {
  const plain = place.querySelector('[data-island]:not([data-live])');
  if (!plain || answer === undefined) return;
  const options = [...plain.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const button = plain.querySelector(':scope > * > button');
  if (button && options.length === 0) button.textContent = 'Open your answer';
  else if (!options.some(({ checked }) => checked))
    for (const option of options) option.checked = option.value === answer;
}

function showEnd(end: HTMLElement, isDone: boolean, isSkipped: boolean): void {
  const hasExercises = end.dataset.lesson !== '';
  const [note, undo] = end.querySelectorAll('button');
  const todo = end.querySelector<HTMLElement>('span span');
  if (!note || !undo) return;
  note.textContent = isDone
    ? '✓ Lesson done'
    : isSkipped
      ? 'Lesson skipped'
      : hasExercises
        ? 'Skip this lesson'
        : 'Mark this lesson as done';
  note.toggleAttribute('data-marked', isDone);
  note.disabled = isDone && hasExercises;
  undo.hidden = !((isDone && !hasExercises) || isSkipped);
  undo.textContent = isDone ? 'Mark as not done' : 'Don’t skip';
  if (todo) todo.hidden = isDone;
}
