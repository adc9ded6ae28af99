import { insertion, replacement } from './fix';
import type { Finding, Range } from './problem';
import type { Expression } from './script';
import type { Word } from './tree';
import { isOperator, OPERATORS, propertyOf } from './words/properties';
import { settingOf } from './words/settings';
import { shortened } from './yaml-faults';

/** An expression that is not `key: value`: an operator, or `exit`. */
export function readOperation(word: Word, findings: Finding[]): Expression[] {
  const { text, range } = word;
  if (text === 'exit') return [{ kind: 'exit', range }];
  const split = splitOperation(text);
  if (!split) {
    findings.push(noOperator(word));
    return [];
  }
  // Escapes and line breaks shift what is written against what is read.
  const isLiteral = word.plain && range[1] - range[0] === text.length;
  const offset = (at: number) => (isLiteral ? range[0] + at : undefined);
  const place: Range = [range[0], offset(split.property.length) ?? range[1]];
  const from = offset(text.length - split.value.length) ?? range[0];
  const expected: Word[] = split.value === '' ? [] : [{ ...word, text: split.value, range: [from, range[1]] }];
  if (!isOperator(split.operator)) {
    const at: Range = [offset(split.at) ?? range[0], offset(split.at + split.operator.length) ?? range[1]];
    findings.push(unknownOperator(split, at, isLiteral));
    return [];
  }
  return [{ kind: 'check', property: split.property, place, operator: split.operator, expected, range }];
}

/** `property operator value`, taken apart. */
export interface Operation {
  property: string;
  operator: string;
  /** Where the operator starts. */
  at: number;
  value: string;
}

/** Finds the operator of `property operator value`; a selector or path may hold its signs within brackets. */
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

function unknownOperator({ operator }: Operation, range: Range, canMend: boolean): Finding {
  const meant: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=', '<>': '!=', '!==': '!=' };
  const use = meant[operator];
  return {
    code: 'unknown-operator',
    range,
    message: `there is no operator "${operator}"`,
    remedy: use ? `write "${use}"` : `write ":" for "contains", or one of ${Object.keys(OPERATORS).join(' ')}`,
    ...(use && canMend && { fix: replacement(`Write ${use}`, range, use) }),
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
      message: `there is no space after the colon of "${name}"`,
      remedy: `write "${name}: …"`,
      fix: { title: 'Put a space after the colon', changes: [insertion(range[0] + colon, ' ')] },
    };
  }
  return {
    code: 'no-operator',
    range,
    message: `"${shortened(text)}" has no operator`,
    remedy: 'write "property: value" or "property != value"; several accepted values stand as a list below "prompt:"',
  };
}
