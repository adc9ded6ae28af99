import type { Script } from '../script';
import { parseScript } from '../parse';
import { replacedText } from '../replaced';
import type { AssumptionCode } from './assumptions';
import type { RunOptions } from './settings';

/** A script whose placeholders are filled in, and what had to be assumed for it. */
export function filledScript(
  written: Script,
  { settings, values = {} }: RunOptions,
): { script: Script; assumed: AssumptionCode[] } {
  const assumed = new Set<AssumptionCode>();
  const { text: replaced } = replacedText(written.text, settings);
  const isReplaced = replaced !== written.text;
  const script = isReplaced ? parseScript(replaced).script : written;
  const fill = (text: string) =>
    text.replaceAll(/\$\{([^{}]*)\}/g, (placeholder, name: string) => {
      if (isReplaced) assumed.add('replacing');
      if (Object.hasOwn(values, name)) return values[name] ?? '';
      assumed.add('unfilled');
      return placeholder;
    });
  const filled = {
    ...script,
    tests: withWords(script.tests, fill),
    configuration: withWords(script.configuration, fill),
  };
  return { script: filled, assumed: [...assumed] };
}

/** A part of a script with another text in each of its words. */
function withWords<Part>(part: Part, fill: (text: string) => string): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => withWords(one, fill)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, withWords(value as unknown, fill)]);
  const copy = Object.fromEntries(entries) as Part & { kind?: string; text?: string };
  if (copy.kind === 'word' && copy.text !== undefined) copy.text = fill(copy.text);
  return copy;
}
