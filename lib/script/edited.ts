import type { Change, Finding, Range } from './problem';

/** Edited text, with a mapping to the original. */
export interface Edited {
  text: string;
  /** Converts an offset in this text to one in the original. */
  back(offset: number): number;
  /** Whether an edit changed anything in a range of this text. */
  isTouched(range: Range): boolean;
}

/** Text that hasn't been edited yet. */
export function unedited(text: string): Edited {
  return { text, back: (offset) => offset, isTouched: () => false };
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
    const place = places.findLast(({ now }) => now[0] <= offset);
    if (!place) return offset;
    const { old, now } = place;
    return offset >= now[1] ? old[1] + offset - now[1] : Math.min(old[0] + offset - now[0], old[1]);
  };
  return {
    text: pieces.join(''),
    back: (offset) => before.back(own(offset)),
    isTouched: ([from, to]) =>
      places.some(({ now }) => now[0] < Math.max(to, from + 1) && now[1] > from) ||
      before.isTouched([own(from), own(to)]),
  };
}

/**
 * Converts a finding's offsets from the edited text to the original. A fix for edited text is dropped, because it
 * wouldn't fit the original.
 */
export function inFirstText(finding: Finding, { back, isTouched }: Edited): Finding {
  const rangeOf = ([from, to]: Range): Range => [back(from), back(to)];
  const fitting = (fix: Finding['fix']) =>
    fix && !fix.changes.some(({ range }) => isTouched(range))
      ? { ...fix, changes: fix.changes.map(({ range, text }) => ({ range: rangeOf(range), text })) }
      : undefined;
  return { ...finding, range: rangeOf(finding.range), fix: fitting(finding.fix), otherFix: fitting(finding.otherFix) };
}
