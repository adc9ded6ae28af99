import { edit, unedited } from './edited';
import type { Change, Fix, Range } from './problem';

/** Applies an edit to the text it was made for. */
export function applyFix(text: string, { changes }: Fix): string {
  return edit(unedited(text), changes).text;
}

/** Makes an edit with one change. */
export function replacement(title: string, range: Range, text: string): Fix {
  return { title, changes: [{ range, text }] };
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

/** Text in curly quotation marks. Word processors insert them, but YAML treats them as part of the text. */
export const CURLY = /^[“”„](.*)[“”]$/s;

/** Puts text in quotes that are valid in both YAML and JSON, replacing any curly ones. */
export function inQuotes(text: string): string {
  return JSON.stringify(text.replace(CURLY, '$1'));
}
