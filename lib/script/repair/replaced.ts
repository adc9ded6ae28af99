import { escaped } from '../match/normal';
import type { Change } from '../rules/report';
import { resolveSettings } from '../settings/resolve';
import { textOf, type Value } from '../tree';
import { edit, unedited, type Edited } from './fix';

/** Applies a `testing.json`'s `findReplace` to a script: everywhere, including inputs and property names. */
export function replacedText(text: string, settings?: Value): Edited {
  // A byte order mark isn't part of the first line.
  let result = edit(unedited(text), text.startsWith('\uFEFF') ? [{ range: [0, 1], text: '' }] : []);
  for (const { key, value } of resolveSettings(undefined, settings).record('findReplace')) {
    const put = textOf(value) ?? '';
    if (key.text === '') continue;
    const found = [...result.text.matchAll(RegExp(escaped(key.text), 'g'))];
    const changes = found.map(({ index }): Change => ({ range: [index, index + key.text.length], text: put }));
    if (changes.length > 0) result = edit(result, changes);
  }
  return result;
}
