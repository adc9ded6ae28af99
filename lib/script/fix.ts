import type { Change, Fix, Range } from './problem';

/** Applies an edit to the text that it was made for. */
export function applyFix(text: string, { changes }: Fix): string {
  const fromTheEnd = [...changes].sort((one, other) => other.range[0] - one.range[0]);
  return fromTheEnd.reduce(
    (result, { range: [from, to], text: put }) => result.slice(0, from) + put + result.slice(to),
    text,
  );
}

/** An edit of one change. */
export function replacement(title: string, range: Range, text: string): Fix {
  return { title, changes: [{ range, text }] };
}

/** The change that puts a text before an offset. */
export function insertion(at: number, text: string): Change {
  return { range: [at, at], text };
}

/** The edit that puts quotes around a value of YAML that has none. */
export function quoted(range: Range, text: string): Fix {
  return replacement('Put it in quotes', range, inQuotes(text));
}

/** A text in double quotes, as YAML and JSON both read it. */
export function inQuotes(text: string): string {
  return JSON.stringify(text);
}
