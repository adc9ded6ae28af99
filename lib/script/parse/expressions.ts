import { isOperator, readSet, splitOperation, startOf } from '../grammar';
import type { Check, Expression } from '../model';
import { inQuotes, inserted, insertion, quoted, replacement } from '../repair/fix';
import { report, type Finding, type Fix, type Range } from '../rules/report';
import { scalarsOf, textOf, type Pair, type Scalar, type Value } from '../tree';
import { propertyOf } from '../words/words';
import { readOperation } from './operation';

/** The state needed to read part of a script. */
export interface Reading {
  text: string;
  findings: Finding[];
}

/** Reads what follows an input's colon: a value for `prompt`, or a list of expressions. */
export function readExpressions(value: Value, input: Scalar, reading: Reading): Expression[] {
  const { text, findings } = reading;
  if (value.kind === 'scalar') {
    const { range } = value;
    const check: Check = { kind: 'check', property: 'prompt', place: range, operator: ':', expected: [value], range };
    return value.text === '' && value.plain ? [] : [check];
  }
  // A hyphen without a space has already been reported.
  if (value.kind === 'mapping' && value.entries.some(({ key }) => key.text.startsWith('-'))) return [];
  if (isText(value, text)) {
    findings.push(signFinding(value.range, text));
    return [];
  }
  if (value.kind === 'mapping') {
    const { entries, range: at } = value;
    const fix = { title: 'Add hyphens', changes: entries.map(({ key }) => insertion(key.range[0], '- ')) };
    findings.push(report({ id: 'expression-shape/map', at, data: { input: input.text }, fix }));
    return entries.flatMap((entry) => {
      const range: Range = [entry.key.range[0], Math.max(entry.key.range[1], entry.value.range[1])];
      return readExpression({ kind: 'mapping', entries: [entry], range }, reading);
    });
  }
  const expressions: Expression[] = [];
  for (const item of value.items) {
    const previous = expressions.at(-1);
    if (item.kind === 'scalar' && previous && isOpen(previous) && item.text !== 'exit' && !splitOperation(item.text)) {
      const { text: slid, range: at } = item;
      const above = previous.kind === 'check' ? previous.property : `set ${previous.key.text}`;
      const fix = inserted('Indent it', startOf(text, at[0]), '    ');
      findings.push(report({ id: 'slid-left/value', at, data: { text: slid, above }, fix }));
    } else expressions.push(...readExpression(item, reading));
  }
  return expressions;
}

/** Whether YAML reads text as a map or, if it is `[MENU]`, as a list of one word. */
function isText(value: Value, text: string): boolean {
  if (value.kind === 'mapping') return isFlow(value, text);
  return value.kind === 'sequence' && /^\[ *MENU *\]$/.test(text.slice(...value.range));
}

function isOpen(one: Expression): boolean {
  return one.kind === 'check' ? one.operator === ':' && one.expected.length === 0 : textOf(one.value) === '';
}

function readExpression(item: Value, reading: Reading): Expression[] {
  const { text, findings } = reading;
  if (item.kind === 'scalar') return readOperation(item, text, findings);
  const [entry, ...others] = item.kind === 'mapping' ? item.entries : [];
  if (!entry) {
    findings.push(report({ id: 'expression-shape/line', at: item.range, fix: secondHyphen(item, text) }));
    return [];
  }
  const { key, value } = entry;
  const extra = extraKeys(entry, others, text);
  if (extra) findings.push(extra);
  const name = readSet(key.text);
  if (name !== undefined) {
    const at = key.range[1] - (key.plain ? name.length : 0);
    const named: Scalar = { ...key, text: name, range: [name ? at : key.range[0], key.range[1]] };
    return [{ kind: 'set', key: named, value, range: item.range }];
  }
  const operation = splitOperation(key.text);
  if (operation && isOperator(operation.operator) && operation.value === '' && key.plain) {
    const { property, operator } = operation;
    const colon = text.indexOf(':', key.range[1]);
    const at: Range = [key.range[0] + operation.at, colon + 1];
    const fix = replacement('Remove the colon', [colon, colon + 1], '');
    findings.push(report({ id: 'unknown-operator/colon', at, data: { operator }, fix }));
    const place: Range = [key.range[0], key.range[0] + property.length];
    const { range } = item;
    return [{ kind: 'check', property, place, operator: operation.operator, expected: scalarsOf(value), range }];
  }
  return [readCheck(key, value, item.range, reading)];
}

/** Makes an edit that removes the second hyphen of a line, if only one item follows it. */
export function secondHyphen(item: Value, text: string): Fix | undefined {
  const [at] = item.range;
  const canFix = item.kind === 'sequence' && item.items.length === 1 && text.startsWith('- ', at);
  return canFix ? replacement('Remove a hyphen', [at, at + 2], '') : undefined;
}

/** Reports keys after an expression's own. The keys below an intent are its slots. */
function extraKeys({ key, value }: Pair, others: readonly Pair[], text: string): Finding | undefined {
  const second = others[0]?.key;
  if (!second || [key, ...others.map((one) => one.key)].some((one) => one.text === 'intent')) return undefined;
  const at = second.range;
  if (key.text === 'slots' && textOf(value) === '') {
    const fix = { title: 'Indent it', changes: others.map((one) => insertion(one.key.range[0], '  ')) };
    return report({ id: 'slid-left/value', at, data: { text: second.text, above: 'slots' }, fix });
  }
  const fix = hyphenBefore('Add a hyphen', at, text);
  return report({ id: 'expression-shape/hyphen', at, data: { key: second.text }, fix });
}

/** Makes an edit that puts a hyphen into the indentation before a key, if there is room. */
export function hyphenBefore(title: string, [at]: Range, text: string): Fix | undefined {
  const before: Range = [Math.max(0, at - 2), at];
  return text.slice(...before) === '  ' ? replacement(title, before, '- ') : undefined;
}

function readCheck(key: Scalar, value: Value, range: Range, { text, findings }: Reading): Check {
  // Values that are sent with a request may have any shape.
  const isSent = propertyOf(key.text)?.unit === 'sent';
  const values = value.kind === 'sequence' && !isText(value, text) ? value.items : [value];
  for (const one of isSent ? [] : values) {
    const { range: at } = one;
    const [entry, ...others] = one.kind === 'mapping' ? one.entries : [];
    const { text: name, plain } = entry?.key ?? key;
    const isLine = plain && others.length === 0 && !propertyOf(name) && readSet(name) === undefined;
    if (isText(one, text)) findings.push(signFinding(at, text));
    else if (entry && one !== value && isLine) findings.push(colonFinding(entry, text));
    else if (entry) findings.push(report({ id: 'expression-shape/value', at, data: { property: key.text } }));
  }
  const expected = scalarsOf(value).filter(({ text: word, plain }) => word !== '' || !plain);
  return { kind: 'check', property: key.text, place: key.range, operator: ':', expected, range };
}

/** Reports text that YAML reads as a key and a value. */
function colonFinding({ key, value: { range } }: Pair, text: string): Finding {
  const at: Range = [key.range[0], Math.max(range[1], text.indexOf(':', key.range[1]) + 1)];
  const value = text.slice(...at);
  return report({ id: 'yaml-colon/value', at, data: { quoted: inQuotes(value) }, fix: quoted(at, value) });
}

/** Whether a list or a map is written with brackets. */
export function isFlow({ range }: Value, text: string): boolean {
  return text[range[0]] === '[' || text[range[0]] === '{';
}

/** Reports text that YAML reads as a list or a map. */
export function signFinding(at: Range, text: string): Finding {
  const value = text.slice(...at);
  const data = { sign: value.charAt(0), quoted: `"${value}"` };
  return report({ id: 'yaml-sign/value', at, data, fix: quoted(at, value) });
}
