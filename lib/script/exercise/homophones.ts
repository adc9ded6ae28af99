import { withHomophones } from '../match/normal';

/** A misheard reply in a homophones task. */
export interface Misheard {
  heard: string;
  said: string;
}

/** Reads the replies in a homophones task. */
export function repliesOf(given: string): Misheard[] {
  const rows = given.trim().split('\n');
  return rows.map((row) => {
    const [heard = '', said = heard] = row.split('=>').map((part) => part.trim());
    return { heard, said };
  });
}

/** Corrects a reply with homophones written as in `testing.json`. */
export function corrected(heard: string, answer: string): string {
  return withHomophones(heard, homophonesIn(answer));
}

/** Whether the corrected reply matches what the line said. Phones capitalize words, so case doesn't count. */
export function isCorrected({ heard, said }: Misheard, answer: string): boolean {
  return corrected(heard, answer).toLowerCase() === said.toLowerCase();
}

/** The homophones in an answer. None if it can't be read. */
function homophonesIn(answer: string): Record<string, string[]> {
  try {
    const { homophones = {} } = JSON.parse(answer) as { homophones?: Record<string, string[]> };
    return homophones;
  } catch {
    return {};
  }
}

/** Creates a `testing.json` from homophones such as `right: wrong, wrong`, one on each line or after semicolons. */
export function homophoneSettings(text: string): string {
  const entries = text.split(/[;\n]/).flatMap((entry) => {
    const [key = '', values = ''] = entry.split(':').map((part) => part.trim());
    const forms = values.split(',').flatMap((form) => form.trim() || []);
    return key === '' || forms.length === 0 ? [] : [[key, forms] as const];
  });
  return JSON.stringify({ homophones: Object.fromEntries(entries) });
}
