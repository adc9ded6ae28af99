import { edit, unedited, type Edited } from './edited';
import { escaped } from './match/normal';
import { textOf, valueOf, type Value } from './tree';

/**
 * Applies the `findReplace` setting of a `testing.json` to a script: everywhere, including inputs, values and property
 * names.
 */
export function replacedText(text: string, settings?: Value): Edited {
  const block = valueOf(settings, 'findReplace');
  let result = unedited(text);
  for (const { key, value } of block?.kind === 'block' ? block.entries : []) {
    const put = textOf(value) ?? '';
    if (key.text === '') continue;
    const places = [...result.text.matchAll(RegExp(escaped(key.text), 'g'))].map(({ index }) => index);
    if (places.length === 0) continue;
    result = edit(
      result,
      places.map((at) => ({ range: [at, at + key.text.length], text: put })),
    );
  }
  return result;
}
