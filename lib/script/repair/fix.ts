import type { ScriptProblem } from '../check/problem';
import type { Change, Finding, Fix, Range } from '../rules/report';

/** Edited text, with a mapping to the original. */
export interface Edited {
  text: string;
  /** Converts a range of this text to one of the original. */
  back(range: Range): Range;
  /** Whether an edit changed anything in a range of this text. */
  isTouched(range: Range): boolean;
}

/** Text that hasn't been edited yet. */
export function unedited(text: string): Edited {
  return { text, back: (range) => range, isTouched: () => false };
}

/** Applies changes that don't overlap. */
export function edit(before: Edited, changes: readonly Change[]): Edited {
  const pieces: string[] = [];
  const places: { old: Range; now: Range }[] = [];
  let read = 0;
  let length = 0;
  for (const { range, text } of [...changes].sort((one, other) => one.range[0] - other.range[0])) {
    const kept = before.text.slice(read, range[0]);
    const from = length + kept.length;
    pieces.push(kept, text);
    length = from + text.length;
    places.push({ old: range, now: [from, length] });
    read = range[1];
  }
  pieces.push(before.text.slice(read));
  const own = (offset: number) => {
    const { old, now } = places.findLast((place) => place.now[0] <= offset) ?? { old: [0, 0], now: [0, 0] };
    return offset >= now[1] ? old[1] + offset - now[1] : Math.min(old[0] + offset - now[0], old[1]);
  };
  const back = ([from, to]: Range): Range => before.back([own(from), own(to)]);
  return {
    text: pieces.join(''),
    back,
    isTouched: ([from, to]) =>
      places.some(({ now }) => now[0] < Math.max(to, from + 1) && now[1] > from) ||
      before.isTouched([own(from), own(to)]),
  };
}

/** The edits that can be made together: those that don't touch a change of an earlier one. */
export function compatible<Edit extends { changes: readonly Change[] }>(edits: readonly Edit[]): Edit[] {
  const taken: Range[] = [];
  return edits.filter(({ changes }) => {
    const ranges = changes.map(({ range }) => range);
    if (ranges.some((one) => taken.some((other) => one[0] <= other[1] && other[0] <= one[1]))) return false;
    taken.push(...ranges);
    return true;
  });
}

/** Converts a finding's offsets to those of the original. A fix for edited text is dropped: it wouldn't fit. */
export function placedBefore(finding: Finding, { back, isTouched }: Pick<Edited, 'back' | 'isTouched'>): Finding {
  const isFitting = !finding.fix?.changes.some(({ range }) => isTouched(range));
  const changes = finding.fix?.changes.map(({ range, text }) => ({ range: back(range), text })) ?? [];
  const fix = finding.fix && isFitting ? { ...finding.fix, changes } : undefined;
  return { ...finding, range: back(finding.range), fix };
}

/** Applies an edit to the text it was made for. */
export function applyFix(text: string, { changes }: Pick<Fix, 'changes'>): string {
  return edit(unedited(text), changes).text;
}

/** The maximum number of rounds. Each one fixes the problems that the previous one uncovered. */
const MOST_ROUNDS = 20;

/** Applies all unambiguous fixes, as long as each round leaves fewer problems, and counts what was fixed. */
export function fixAll(text: string, problemsOf: (text: string) => readonly ScriptProblem[]) {
  const first = problemsOf(text);
  let problems = first;
  let result = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixes = problems.flatMap(({ fix }) => fix ?? []);
    const atOnce = { changes: compatible(fixes).flatMap(({ changes }) => changes) };
    const better = [atOnce, ...fixes].find((fix) => problemsOf(applyFix(result, fix)).length < problems.length);
    if (!better) break;
    result = applyFix(result, better);
    problems = problemsOf(result);
  }
  return { text: result, fixed: first.length - problems.length };
}

/** Makes an edit with one change. */
export function replacement(title: string, range: Range, text: string): Fix {
  return { title, changes: [{ range, text }] };
}

/** Makes an edit that writes a word in the place of another. */
export function respelled(range: Range, word: string, text = word): Fix {
  return replacement(`Write ${word}`, range, text);
}

/** Makes an edit that inserts text before an offset. */
export function inserted(title: string, at: number, text: string): Fix {
  return replacement(title, [at, at], text);
}

/** Makes a change that inserts text before an offset. */
export function insertion(at: number, text: string): Change {
  return { range: [at, at], text };
}

/** Makes an edit that quotes an unquoted YAML value. */
export function quoted(range: Range, text: string): Fix {
  return replacement('Put it in quotes', range, inQuotes(text));
}

/** Whether text can't be written after a colon without quotes, because of its first character. */
export function needsQuotes(text: string): boolean {
  return /^(?!"[^"]*"$|'[^']*'$)["'*[{&!@`%|>]/.test(text);
}

/** Text in curly quotation marks, which word processors insert, or with a mark only at its end. Inches follow digits. */
export const STRAY_QUOTES = /^(?:[“”„]([^“”„]*?)[“”"]?|‘([^‘’]*)’|([^"“”]*[^"“”\d\s])["”])$/s;

/** Puts text in quotes that are valid in both YAML and JSON, replacing any curly ones. */
export function inQuotes(text: string): string {
  return JSON.stringify(text.replace(STRAY_QUOTES, '$1$2$3'));
}
