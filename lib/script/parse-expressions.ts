import { insertion, quoted, replacement } from './fix';
import type { Lines } from './lines';
import { readOperation, splitOperation } from './operation';
import type { Finding, Range } from './problem';
import type { Check, Expression } from './script';
import { wordsOf, type Block, type Value, type Word } from './tree';
import { isOperator, propertyOf } from './words/properties';
import { shortened } from './yaml-faults';

/** The state needed to read part of a script. */
export interface Reading {
  text: string;
  lines: Lines;
  findings: Finding[];
}

/** Reads what follows an input's colon: a value for `prompt`, or a list of expressions. */
export function readExpressions(value: Value, input: Word, reading: Reading): Expression[] {
  const { text, findings } = reading;
  if (value.kind === 'word') return value.text === '' && value.plain ? [] : [shortForm(value)];
  if (value.kind === 'block') {
    // A hyphen without a space has already been reported.
    if (value.entries.some(({ key }) => key.text.startsWith('-'))) return [];
    if (isFlow(value, text)) {
      findings.push(signFinding(value.range, text));
      return [];
    }
    findings.push(noList(value, input));
    return value.entries.flatMap((entry) => {
      const range: Range = [entry.key.range[0], Math.max(entry.key.range[1], entry.value.range[1])];
      return readExpression({ kind: 'block', entries: [entry], range }, reading);
    });
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

/** Whether a value is `[MENU]`, which YAML reads as a one-word list. */
function isMenu(value: Value, text: string): boolean {
  return value.kind === 'list' && isFlow(value, text) && value.items.length === 1 && wordsOf(value)[0]?.text === 'MENU';
}

function noList({ entries, range }: Block, input: Word): Finding {
  return {
    code: 'expression-shape',
    severity: 'hint',
    range,
    message: `the text below "${shortened(input.text)}" is not a list`,
    remedy: 'start each expectation and setting with "- "',
    fix: { title: 'Add hyphens', changes: entries.map(({ key }) => insertion(key.range[0], '- ')) },
  };
}

function isOpen(expression: Expression): boolean {
  if (expression.kind === 'check') return expression.operator === ':' && expression.expected.length === 0;
  return expression.kind === 'set' && expression.value.kind === 'word' && expression.value.text === '';
}

function slidValue(item: Word, above: Expression, { lines }: Reading): Finding {
  const name = above.kind === 'check' ? above.property : above.kind === 'set' ? `set ${above.key.text}` : '';
  const changes = [insertion(lines.startOf(item.range[0]), '    ')];
  return { ...notBelow(item, name), fix: { title: 'Indent it', changes } };
}

function notBelow({ text, range }: Word, above: string): Finding {
  const message = `"${shortened(text)}" is not indented below "${shortened(above)}"`;
  return { code: 'slid-left', range, message, remedy: `indent it below "${shortened(above)}:"` };
}

function readExpression(item: Value, { text, findings }: Reading): Expression[] {
  if (item.kind === 'word') return readOperation(item, text, findings);
  const entries = item.kind === 'block' ? item.entries : [];
  const [entry, second] = entries;
  if (!entry) {
    const message = 'the line is not "property: value"';
    findings.push({ code: 'expression-shape', range: item.range, message, remedy: 'write one expectation after "- "' });
    return [];
  }
  const { key, value } = entry;
  if (second && key.text === 'slots' && wordsOf(value)[0]?.text === '') {
    const fix = {
      title: 'Indent it',
      changes: entries.slice(1).map(({ key: { range } }) => insertion(range[0], '  ')),
    };
    findings.push({ ...notBelow(second.key, 'slots'), fix });
    // The keys below an intent are its slots.
  } else if (second && entries.every((one) => one.key.text !== 'intent')) {
    const before: Range = [second.key.range[0] - 2, second.key.range[0]];
    findings.push({
      code: 'expression-shape',
      range: second.key.range,
      message: `"${shortened(second.key.text)}" needs its own hyphen`,
      remedy: 'start each expectation and setting with "- "',
      ...(text.slice(...before) === '  ' && { fix: replacement('Add a hyphen', before, '- ') }),
    });
  }
  const [, name] = /^set(?:\s+(\S.*))?$/i.exec(key.text) ?? [];
  if (/^set(\s|$)/i.test(key.text)) {
    const at = key.range[1] - (key.plain ? (name?.length ?? 0) : 0);
    const named: Word = { ...key, text: name ?? '', range: [name ? at : key.range[0], key.range[1]] };
    return [{ kind: 'set', key: named, value, range: item.range }];
  }
  const operation = splitOperation(key.text);
  if (operation && isOperator(operation.operator) && operation.value === '' && key.plain) {
    const colon = text.indexOf(':', key.range[1]);
    findings.push({
      code: 'unknown-operator',
      range: [key.range[0] + operation.at, colon + 1],
      message: `a colon follows "${operation.operator}"`,
      remedy: 'remove the colon',
      fix: replacement('Remove the colon', [colon, colon + 1], ''),
    });
    const place: Range = [key.range[0], key.range[0] + operation.property.length];
    const { property, operator } = operation;
    return [{ kind: 'check', property, place, operator, expected: wordsOf(value), range: item.range }];
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
            message: `the expectation for "${shortened(key.text)}" is neither a value nor a list of values`,
            remedy: 'write one value after the colon, or each value on a line with "- "',
          },
    );
  const expected = wordsOf(value).filter(({ text: word, plain }) => word !== '' || !plain);
  return { kind: 'check', property: key.text, place: key.range, operator: ':', expected, range };
}

/** Whether a list or block is written with brackets. */
export function isFlow({ range }: Value, text: string): boolean {
  return text[range[0]] === '[' || text[range[0]] === '{';
}

/** Reports text that YAML reads as a list or a map. */
export function signFinding(range: Range, text: string): Finding {
  const value = text.slice(...range);
  const message = `a value that starts with ${value.charAt(0)} needs quotes`;
  const remedy = `put it in quotes: "${shortened(value)}"`;
  return { code: 'yaml-sign', range, message, remedy, fix: quoted(range, value) };
}
