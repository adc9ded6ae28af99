import { insertion, replacement } from './fix';
import type { Finding, Range } from './problem';
import type { Expression } from './script';
import { readParts, wordsOf, type Word } from './tree';
import { isOperator, OPERATORS, propertyOf, type Operator } from './words/properties';
import { settingOf } from './words/settings';
import { shortened } from './yaml-faults';

/** Reads an expression other than `key: value`, such as an operator or `exit`. */
export function readOperation(word: Word, source: string, findings: Finding[]): Expression[] {
  const { text, range } = word;
  if (text === 'exit') return [{ kind: 'exit', range }];
  const [first = ''] = source.slice(...range).split('\n');
  if (word.plain && first.length < range[1] - range[0] && isOpenOperation(first)) {
    const { property, operator } = splitOperation(first) ?? { property: '', operator: ':' };
    const place: Range = [range[0], range[0] + property.length];
    const end = range[0] + first.length;
    const expected = valuesBelow(source, [end + 1, range[1]]);
    const sign: Range = [place[1], end];
    return [{ kind: 'check', property, place, operator: operator as Operator, sign, expected, range }];
  }
  const split = splitOperation(text);
  if (!split) {
    findings.push(noOperator(word));
    return [];
  }
  // With escapes or line breaks, offsets in the word's text aren't offsets in the source.
  const isLiteral = word.plain && range[1] - range[0] === text.length;
  const offset = (at: number) => (isLiteral ? range[0] + at : undefined);
  const place: Range = [range[0], offset(split.property.length) ?? range[1]];
  const from = offset(text.length - split.value.length) ?? range[0];
  // As in YAML, quotes around the value aren't part of it.
  const inner = /^"(.*)"$/s.exec(split.value)?.[1];
  const value: Word = { ...word, text: inner ?? split.value, range: [from, range[1]], plain: inner === undefined };
  const expected = split.value === '' ? [] : [value];
  const sign: Range | undefined = isLiteral ? [place[1], from] : undefined;
  if (!isOperator(split.operator)) {
    const at: Range = [offset(split.at) ?? range[0], offset(split.at + split.operator.length) ?? range[1]];
    findings.push(unknownOperator(split, at, isLiteral));
    return [];
  }
  return [{ kind: 'check', property: split.property, place, operator: split.operator, sign, expected, range }];
}

/** Whether a line ends with an operator, so its values are listed below it. */
export function isOpenOperation(line: string): boolean {
  const split = splitOperation(line);
  return split?.value === '' && isOperator(split.operator);
}

/** Reads the values in a list that YAML treats as part of the line above. */
function valuesBelow(source: string, [from, to]: Range): Word[] {
  const value = readParts(source.slice(from, to))[0]?.value;
  return (value ? wordsOf(value) : []).map((word) => ({
    ...word,
    range: [word.range[0] + from, word.range[1] + from] as const,
  }));
}

/** `property operator value`, split into parts. */
export interface Operation {
  property: string;
  operator: string;
  /** The operator's offset. */
  at: number;
  value: string;
}

/** Finds the operator in `property operator value`. A selector or path may contain operator characters in brackets. */
export function splitOperation(text: string): Operation | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (depth === 0 && '!=<>~'.includes(sign)) {
      const operator = /^[!=<>~]+/.exec(text.slice(at, at + 4))?.[0] ?? sign;
      const property = text.slice(0, at).trimEnd();
      return property === ''
        ? undefined
        : { property, operator, at, value: text.slice(at + operator.length).trimStart() };
    }
  }
  return undefined;
}

function unknownOperator({ operator }: Operation, range: Range, canFix: boolean): Finding {
  const meant: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=', '<>': '!=', '!==': '!=' };
  const use = meant[operator];
  return {
    code: 'unknown-operator',
    range,
    message: `there is no operator "${operator}"`,
    remedy: use ? `write "${use}"` : `write ":" for "contains", or one of ${Object.keys(OPERATORS).join(' ')}`,
    ...(use && canFix && { fix: replacement(`Write ${use}`, range, use) }),
  };
}

function noOperator({ text, range, plain }: Word): Finding {
  const colon = /^(set )?[\w.]+:(?=\S)/.exec(text)?.[0].length;
  const name = text.slice(0, (colon ?? 0) - 1);
  if (colon && plain && (propertyOf(name) || settingOf(name.replace(/^set /, '')))) {
    return {
      code: 'colon-space',
      severity: 'error',
      range,
      message: `there is no space after "${name}:"`,
      remedy: `write "${name}: …"`,
      fix: { title: 'Add a space after the colon', changes: [insertion(range[0] + colon, ' ')] },
    };
  }
  const message = `"${shortened(text)}" has no operator`;
  const remedy = 'write "property: value"; an input starts further left, and accepted values further right';
  return { code: 'no-operator', range, message, remedy };
}
