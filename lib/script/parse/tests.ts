import { nearest } from '../../reading/nearest';
import { endOf, readSet, splitOperation, startOf } from '../grammar';
import { tagsOf, type Step, type Test } from '../model';
import { inserted, insertion, replacement, respelled } from '../repair/fix';
import { report, type Change, type Range } from '../rules/report';
import { STEP_SETTINGS } from '../settings/table';
import type { Mapping, Pair, Scalar, Sequence, Value } from '../tree';
import { isCodeName, PROPERTIES, TEST_KEYS } from '../words/words';
import { hyphenBefore, isFlow, readExpressions, secondHyphen, signFinding, type Reading } from './expressions';
import { missingSeparator } from './yaml-faults';

/** Reads a document's test, or several tests if the separators between them are missing. */
export function readTests(list: Sequence, reading: Reading): Test[] {
  const isOther = (item: Value) => item.kind === 'mapping' && item.entries.length > 1 && !isFlow(item, reading.text);
  if (list.items.length > 1 && list.items.every(isOther)) {
    reading.findings.push(report({ id: 'no-list/objects', at: list.range }));
    return [];
  }
  const tests: Test[] = [{ tags: [], steps: [], range: list.range }];
  for (const item of list.items) {
    const test = tests.at(-1) as Test;
    const entry = item.kind === 'mapping' && item.entries.length === 1 ? item.entries[0] : undefined;
    if (!entry) readBareItem(item, test, reading);
    else if (Object.hasOwn(TEST_KEYS, entry.key.text)) readName(entry, item.range, tests, reading);
    else readEntry(entry, item.range, test, reading);
  }
  return tests;
}

function readName({ key, value }: Pair, range: Range, tests: Test[], { text, findings }: Reading): void {
  const mark = key.text.split('.')[1] as Test['mark'];
  const name = value.kind === 'scalar' && value.text !== '' ? value : undefined;
  const test = tests.at(-1) as Test;
  if (test.name) {
    findings.push(missingSeparator(range, startOf(text, range[0])));
    tests.push({ tags: [], steps: [], range, name, mark });
    return;
  }
  if (test.steps.length > 0) findings.push(report({ id: 'name-not-first/name', at: range, data: { key: key.text } }));
  test.name = name;
  test.mark = mark;
}

/** A keyword and another sign for its colon. */
const NAMED = /^(test(?:\.only|\.skip)?)(?:\s*[:：;=,]\s*|\s+)(?=\S)/;

/** Reads an item without a colon, or with several keys. */
function readBareItem(item: Value, test: Test, reading: Reading): void {
  const { text, findings } = reading;
  if (item.kind === 'scalar') {
    const previous = test.steps.at(-1);
    const { property } = (item.plain && splitOperation(item.text)) || {};
    if (previous && property !== undefined && isCodeName(property)) {
      addSlid(item, property, previous, reading);
      return;
    }
    const [named, key = ''] = (test.steps.length === 0 && !test.name && item.plain && NAMED.exec(item.text)) || [];
    if (named !== undefined) {
      const [from] = item.range;
      const sign: Range = [from + key.length, from + named.length];
      const fix = replacement('Write a colon and a space', sign, ': ');
      findings.push(report({ id: 'colon-space/name', at: item.range, fix }));
      test.name = { ...item, text: item.text.slice(named.length) };
    } else if (item.text !== '') test.steps.push({ input: item, expressions: [], range: item.range });
    return;
  }
  if (isFlow(item, text)) return void findings.push(signFinding(item.range, text));
  if (item.kind === 'sequence') {
    const fix = secondHyphen(item, text);
    return void findings.push(report({ id: 'step-shape/hyphens', at: item.range, fix }));
  }
  const [first, second] = item.entries;
  if (!first || !second) return;
  test.steps.push({ input: first.key, expressions: [], range: item.range });
  const { text: key, range: at } = second.key;
  if (isExpressionKey(key)) {
    const fix = inserted('Add a hyphen before it', at[0], '- ');
    findings.push(report({ id: 'expression-shape/item', at, data: { key, input: first.key.text }, fix }));
  } else findings.push(report({ id: 'step-shape/input', at, fix: hyphenBefore('Make it a separate step', at, text) }));
}

function readEntry(entry: Pair, range: Range, test: Test, reading: Reading): void {
  const { key, value } = entry;
  const { findings } = reading;
  if (key.text === 'tags' || (key.text === 'settings' && value.kind === 'mapping')) {
    if (test.steps.length > 0) findings.push(report({ id: 'block-place/block', at: range, data: { name: key.text } }));
    if (value.kind === 'mapping') test.settings = value;
    else if (value.kind === 'scalar') test.tags = tagsOf(value.text);
    else findings.push(report({ id: 'wrong-value/tags', at: value.range }));
    return;
  }
  const previous = test.steps.at(-1);
  const isFirst = test.steps.length === 0 && !test.name;
  // Some keys are valid only under an input. A word that callers could say counts only if that input is open.
  const isSlid = isStepSetting(key.text) || isCodeName(key.text) || (previous?.isOpen && isExpressionKey(key.text));
  if (previous && key.plain && isSlid) {
    addSlid({ kind: 'mapping', entries: [entry], range }, key.text, previous, reading);
  } else if (isFirst && /^(t[est]{2,4}|test\.\w+|test[ _-](only|skip))$/i.test(key.text) && value.kind === 'scalar') {
    const meant = /o[nl]{2}y/i.test(key.text) ? 'test.only' : /sk/i.test(key.text) ? 'test.skip' : 'test';
    const fix = respelled(key.range, meant);
    findings.push(report({ id: 'unknown-input/test', at: key.range, data: { key: key.text, meant }, fix }));
    test.name = value;
  } else {
    const isOpen = value.kind === 'scalar' && value.plain && value.text === '';
    test.steps.push({ input: key, expressions: readExpressions(value, key, reading), range, isOpen });
  }
}

function isExpressionKey(key: string): boolean {
  return isStepSetting(key) || Object.hasOwn(PROPERTIES, key);
}

/** Whether a key sets something for a step, even if its name is misspelled. `set alarm` is an input. */
function isStepSetting(key: string): boolean {
  const name = readSet(key);
  return name !== undefined && nearest(name, STEP_SETTINGS) !== undefined;
}

/** Reports an expression among the inputs, and adds it to the step above. */
function addSlid(item: Mapping | Scalar, key: string, { input, expressions, isOpen }: Step, reading: Reading): void {
  const { text, findings } = reading;
  const { range: at } = item;
  const changes: Change[] = [];
  const [short] = expressions;
  // An input with a value after its colon can't have a list under it, so the value moves into the list.
  if (short?.kind === 'check' && short.place === short.range)
    changes.push({ range: [input.range[1], short.range[0]], text: ':\n    - prompt: ' });
  else if (!isOpen && expressions.length === 0) changes.push(insertion(input.range[1], ':'));
  for (let start = startOf(text, at[0]); start < at[1]; start = endOf(text, start) + 1) {
    if (text.slice(start, endOf(text, start)).trim() !== '') changes.push(insertion(start, '    '));
  }
  const fix = { title: 'Indent it', changes };
  findings.push(report({ id: 'slid-left/input', at, data: { key, input: input.text }, fix }));
  expressions.push(...readExpressions({ kind: 'sequence', items: [item], range: at }, input, reading));
}
