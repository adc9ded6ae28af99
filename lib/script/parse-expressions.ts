import { insertion, quoted, replacement } from './fix';
import type { Lines } from './lines';
import type { Finding, Range } from './problem';
import type { Check, Expression } from './script';
import { wordsOf, type Block, type Value, type Word } from './tree';
import { isOperator, OPERATORS, propertyOf, type Operator } from './words/properties';
import { settingOf } from './words/settings';
import { shortened } from './yaml-faults';

/** Everything that reading a part of a script needs. */
export interface Reading {
  text: string;
  lines: Lines;
  findings: Finding[];
}

/** What follows the colon of an input: a value for `prompt`, or a list of expressions. */
export function readExpressions(value: Value, input: Word, reading: Reading): Expression[] {
  const { text, findings } = reading;
  if (value.kind === 'word') return value.text === '' && value.plain ? [] : [shortForm(value)];
  if (value.kind === 'block') {
    // A hyphen without its space has been told already.
    if (value.entries.some(({ key }) => key.text.startsWith('-'))) return [];
    findings.push(isText(value, text) ? signFinding(value.range, text) : noList(value, input));
    return [];
  }
  if (isMenu(value, text)) {
    findings.push(signFinding(value.range, text));
    return [];
  }
  const expressions: Expression[] = [];
  for (const item of value.items) {
    const previous = expressions.at(-1);
    if (item.kind === 'word' && previous && isOpen(previous) && item.text !== 'exit' && !splitOperation(item.text))
      findings.push(slidValue(item, previous, reading));
    else expressions.push(...readExpression(item, reading));
  }
  return expressions;
}

function shortForm(value: Word): Check {
  const { range } = value;
  return { kind: 'check', property: 'prompt', place: range, operator: ':', expected: [value], range };
}

/** `{name}`, which YAML takes for a map of one key without a value. */
function isText(value: Block, text: string): boolean {
  return isFlow(value, text) && value.entries.every(({ value: held }) => held.kind === 'word' && held.text === '');
}

/** `[MENU]`, which YAML takes for a list of one word. */
function isMenu(value: Value, text: string): boolean {
  return value.kind === 'list' && isFlow(value, text) && value.items.length === 1 && wordsOf(value)[0]?.text === 'MENU';
}

function noList({ entries, range }: Block, input: Word): Finding {
  return {
    code: 'expression-shape',
    range,
    message: `what stands below "${shortened(input.text)}" is not a list`,
    remedy: 'start each expectation and setting with "- "',
    fix: { title: 'Write hyphens', changes: entries.map(({ key }) => insertion(key.range[0], '- ')) },
  };
}

function isOpen(expression: Expression): boolean {
  if (expression.kind === 'check') return expression.operator === ':' && expression.expected.length === 0;
  return expression.kind === 'set' && expression.value.kind === 'word' && expression.value.text === '';
}

function slidValue(item: Word, above: Expression, { lines }: Reading): Finding {
  const name = above.kind === 'check' ? above.property : above.kind === 'set' ? `set ${above.key.text}` : '';
  return {
    code: 'slid-left',
    range: item.range,
    message: `"${shortened(item.text)}" stands as far left as "${shortened(name)}"`,
    remedy: `indent it below "${shortened(name)}:"`,
    fix: { title: 'Indent it', changes: [insertion(lines.startOf(item.range[0]), '    ')] },
  };
}

function readExpression(item: Value, { text, findings }: Reading): Expression[] {
  if (item.kind === 'word') return readOperation(item, findings);
  const [entry, second] = item.kind === 'block' ? item.entries : [];
  if (!entry) {
    const message = 'the line is not "property: value"';
    findings.push({ code: 'expression-shape', range: item.range, message, remedy: 'write one expectation after "- "' });
    return [];
  }
  const { key, value } = entry;
  if (second) {
    const before: Range = [second.key.range[0] - 2, second.key.range[0]];
    findings.push({
      code: 'expression-shape',
      range: second.key.range,
      message: `"${shortened(second.key.text)}" has no hyphen of its own`,
      remedy: 'start each expectation and setting with "- "',
      ...(text.slice(...before) === '  ' && { fix: replacement('Give it a hyphen', before, '- ') }),
    });
  }
  const [, name] = /^set(?:\s+(\S.*))?$/i.exec(key.text) ?? [];
  if (/^set(\s|$)/i.test(key.text)) {
    const at = key.range[1] - (key.plain ? (name?.length ?? 0) : 0);
    const named: Word = { ...key, text: name ?? '', range: [name ? at : key.range[0], key.range[1]] };
    return [{ kind: 'set', key: named, value, range: item.range }];
  }
  const operation = splitOperation(key.text);
  if (operation && isOperator(operation.operator) && operation.value !== '') {
    const line: Range = [item.range[0], Math.max(value.range[1], key.range[1])];
    const message = 'a value that holds a colon and a space has no quotes';
    const fix = quoted(line, text.slice(...line));
    findings.push({ code: 'yaml-colon', range: line, message, remedy: 'put the whole expectation in quotes', fix });
    return [];
  }
  return [readCheck(key, value, item.range, { text, findings })];
}

function readCheck(
  key: Word,
  value: Value,
  range: Range,
  { text, findings }: Pick<Reading, 'text' | 'findings'>,
): Check {
  const isSent = propertyOf(key.text)?.sent;
  if (!isSent && (value.kind === 'block' || isMenu(value, text)))
    findings.push(
      isFlow(value, text)
        ? signFinding(value.range, text)
        : {
            code: 'expression-shape',
            range: value.range,
            message: `what is expected of "${shortened(key.text)}" is neither a value nor a list of values`,
            remedy: 'write one value behind the colon, or each value on a line with "- "',
          },
    );
  const expected = wordsOf(value).filter(({ text: word, plain }) => word !== '' || !plain);
  return { kind: 'check', property: key.text, place: key.range, operator: ':', expected, range };
}

/** An expression that is not `key: value`: an operator, or `exit`. */
function readOperation(word: Word, findings: Finding[]): Expression[] {
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
  return [{ kind: 'check', property: split.property, place, operator: split.operator as Operator, expected, range }];
}

interface Operation {
  property: string;
  operator: string;
  /** Where the operator starts. */
  at: number;
  value: string;
}

/** Finds the operator of `property operator value`; a selector or path may hold its signs within brackets. */
function splitOperation(text: string): Operation | undefined {
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

/** Whether a list or block is written with brackets. */
export function isFlow({ range }: Value, text: string): boolean {
  return text[range[0]] === '[' || text[range[0]] === '{';
}

/** The problem of a text that YAML takes for a list or a map. */
export function signFinding(range: Range, text: string): Finding {
  const value = text.slice(...range);
  return {
    code: 'yaml-sign',
    range,
    message: `a value that starts with ${value.charAt(0)} has no quotes`,
    remedy: `put it in quotes: "${shortened(value)}"`,
    fix: quoted(range, value),
  };
}
