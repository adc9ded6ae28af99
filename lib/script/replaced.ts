import { edit, unedited, type Edited } from './edited';
import { escaped } from './match/normal';
import type { Change } from './problem';
import { textOf, valueOf, type Value } from './tree';

/**
 * Applies the `findReplace` setting of a `testing.json` to a script: everywhere, including inputs, values and property
 * names.
 */
export function replacedText(text: string, settings?: Value): Edited {
  const block = valueOf(settings, 'findReplace');
  // A byte order mark isn't part of the first line.
  let result = edit(unedited(text), text.startsWith('\uFEFF') ? [{ range: [0, 1], text: '' }] : []);
  for (const { key, value } of block?.kind === 'block' ? block.entries : []) {
    const put = textOf(value) ?? '';
    if (key.text === '') continue;
    const found = [...result.text.matchAll(RegExp(escaped(key.text), 'g'))];
    const changes = found.map(({ index }): Change => ({ range: [index, index + key.text.length], text: put }));
    if (changes.length > 0) result = edit(result, changes);
  }
  return result;
}
