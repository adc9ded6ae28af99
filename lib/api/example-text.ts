import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { JsonSchema } from './document';

/** A text of each format. */
const FORMATS: Readonly<Record<string, string>> = {
  ...{ date: '2026-01-31', 'date-time': '2026-01-31T09:30:00Z', time: '09:30:00Z', duration: 'PT15M' },
  ...{ email: 'dana@example.com', 'idn-email': 'dana@example.com', uuid: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b' },
  ...{ uri: 'https://example.com', url: 'https://example.com', iri: 'https://example.com', 'uri-reference': '/path' },
  ...{ hostname: 'example.com', 'idn-hostname': 'example.com', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
  ...{ byte: 'c3RyaW5n', base64: 'c3RyaW5n', regex: '^a', 'json-pointer': '/path', 'uri-template': '/{path}' },
};

/** Makes a text that obeys a format, a pattern and limits of length. Undefined if none can be made. */
export function textMatching(schema: JsonSchema, index = 0): string | undefined {
  const { format = '', contentEncoding = '', patterns = [], minLength = 0, maxLength = Infinity } = schema;
  const known = FORMATS[format] ?? FORMATS[contentEncoding];
  const number = index > 0 ? String(index + 1) : '';
  const plain = 'string'.slice(0, Math.max(0, maxLength - number.length)) + number;
  const expressions = patterns.map(expressionOf);
  const made = expressions.flatMap((one) => textsOf(one, [1, minLength], index));
  const isAllowed = (one: string) =>
    one.length >= minLength && one.length <= maxLength && expressions.every((expression) => expression?.test(one));
  const texts = [known === undefined ? [] : different(known, index), plain.padEnd(minLength, 'string'), made].flat();
  return texts.find(isAllowed);
}

/** The text with a different digit, if it has one. */
const different = (text: string, index: number) =>
  index === 0 ? text : text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + index) % 10));

/** A pattern in JavaScript's syntax, with or without Unicode. Undefined if it is in a different syntax. */
function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Many descriptions contain escapes that only the other mode allows.
    }
  return undefined;
}

/** Texts that are likely to match, in which repeated parts occur so many times, first with choices for the index. */
function textsOf(expression: RegExp | undefined, times: readonly number[], index: number): string[] {
  if (!expression) return [];
  const tree = new RegExpParser().parsePattern(expression.source, undefined, undefined, expression.unicode);
  const { flags } = expression;
  return times.flatMap((count) => [index, 0].map((choice) => write(tree, { times: count, index: choice, flags })));
}

/** The characters to choose from, the most readable first. */
const CHARACTERS = [...'a0A1-_ .:/@#+b2é\n'];

function write(node: AST.Node, context: { times: number; index: number; flags: string }): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const chosen = node.alternatives.slice(0, context.index + 1).at(-1);
      return chosen ? write(chosen, context) : '';
    }
    case 'Alternative':
      return node.elements.map((one) => write(one, context)).join('');
    case 'Quantifier':
      return write(node.element, context).repeat(Math.max(node.min, Math.min(node.max, context.times)));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass': {
      const [first] = node.type === 'CharacterClass' ? node.elements : [];
      const least = first?.type === 'CharacterClassRange' ? first.min : first;
      const other = least?.type === 'Character' ? String.fromCodePoint(least.value) : '';
      const all = CHARACTERS.filter((one) => new RegExp(node.raw, context.flags).test(one));
      return all[context.index % all.length] ?? other;
    }
    default:
      return '';
  }
}
