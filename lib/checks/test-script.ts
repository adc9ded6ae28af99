import { closest } from 'fastest-levenshtein';
import { isMap, isScalar, isSeq, type Document, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Fault } from './fault';
import { isProperty, OPERATORS, PROPERTIES, SET_KEYS, TEST_KEYS, TEST_SETTINGS } from './script-words';

/** The line of a node of the script. */
type LineOf = (node: Node | null | undefined) => number;

// Longer operators first; "==" and "=~" are recognized in order to be refused.
const OPERATION = /^(.+?)\s*(!=|<=|>=|==|=~|<|>)/;

/** Whether the documents of a YAML sample are a script of the service, or a piece of one. */
export function isTestScript(documents: readonly Document[]): boolean {
  return documents.some(({ contents }) => {
    if (isMap(contents)) return isConfiguration(contents);
    return isSeq(contents) && (startsTest(contents) || contents.items.some(hasExpressions));
  });
}

/** Checks the documents of a script that parse as YAML: forms, properties, operators and `set` keys. */
export function checkTestScript(documents: readonly Document[], lineOf: LineOf): Fault[] {
  return documents.flatMap(({ contents }) => {
    if (isSeq(contents)) return contents.items.flatMap((item, index) => checkEntry(item as Node | null, index, lineOf));
    if (contents === null || (isMap(contents) && isConfiguration(contents) && isMap(contents.get('configuration'))))
      return [];
    const message = 'a block of a test script is neither "configuration:" with keys nor a list of steps';
    return [{ line: lineOf(contents), message, remedy: 'start each line of a test with "- "' }];
  });
}

function isConfiguration(map: YAMLMap): boolean {
  return map.items.length === 1 && map.has('configuration');
}

function startsTest({ items }: YAMLSeq): boolean {
  const key = keyOf(onlyPair(items[0]));
  return key !== undefined && Object.hasOwn(TEST_KEYS, key);
}

/** Whether an entry is an interaction that nothing but a test script could hold. */
function hasExpressions(item: unknown): boolean {
  const value = onlyPair(item)?.value;
  return isSeq(value) && value.items.some((expression) => /^(prompt|set \w+)$/.test(keyOf(onlyPair(expression)) ?? ''));
}

function onlyPair(node: unknown): Pair | undefined {
  return isMap(node) && node.items.length === 1 ? node.items[0] : undefined;
}

function keyOf(pair: Pair | undefined): string | undefined {
  return pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
}

function checkEntry(item: Node | null, index: number, lineOf: LineOf): Fault[] {
  if (isScalar(item)) return [];
  const line = lineOf(item);
  const pair = onlyPair(item);
  const key = keyOf(pair);
  if (!pair || key === undefined) {
    const message = 'a step is more than one utterance with what is expected of it';
    return [{ line, message, remedy: 'start each step with "- ", and indent its expressions below it' }];
  }
  if (Object.hasOwn(TEST_KEYS, key)) {
    if (index === 0) return [];
    const message = `"${key}" is not the first line of its test`;
    return [{ line, message, remedy: 'put "---" on a line of its own before it' }];
  }
  if (isMap(pair.value)) return checkBlock(key, pair.value, lineOf);
  if (!isSeq(pair.value)) return [];
  return pair.value.items.flatMap((expression) => checkExpression(expression as Node | null, lineOf));
}

/** A step takes a list; only the `settings` of a test are keys with values. */
function checkBlock(key: string, block: YAMLMap, lineOf: LineOf): Fault[] {
  if (key !== 'settings') {
    const message = `the expressions of "${key}" are not a list`;
    return [{ line: lineOf(block), message, remedy: 'start each expression with "- "' }];
  }
  return block.items.flatMap((pair) => {
    const setting = keyOf(pair) ?? '';
    if (Object.hasOwn(TEST_SETTINGS, setting)) return [];
    return [{ line: lineOf(pair.key as Node | null), ...unknown('setting of a test', setting, TEST_SETTINGS) }];
  });
}

function checkExpression(node: Node | null, lineOf: LineOf): Fault[] {
  const text = isScalar(node) ? String(node.value) : keyOf(onlyPair(node));
  if (text === undefined)
    return [
      {
        line: lineOf(node),
        message: 'an expression is not "property: value"',
        remedy: 'start each expression with "- "',
      },
    ];
  const fault = isScalar(node) ? faultOfOperation(text) : faultOfKey(text);
  return fault ? [{ line: lineOf(node), ...fault }] : [];
}

/** An expression that is not `key: value`: an operator, or `exit`, which ends a unit test. */
function faultOfOperation(text: string): Omit<Fault, 'line'> | undefined {
  if (text === 'exit') return undefined;
  const [, property, operator = ''] = OPERATION.exec(text) ?? [];
  if (!property)
    return {
      message: `the expression "${text}" has no operator`,
      remedy: 'write "property: value" or "property != value"',
    };
  if (!Object.hasOwn(OPERATORS, operator)) {
    return {
      message: `unknown operator "${operator}"`,
      remedy: `use ":" or one of ${Object.keys(OPERATORS).join(' ')}`,
    };
  }
  return faultOfKey(property);
}

function faultOfKey(key: string): Omit<Fault, 'line'> | undefined {
  const setting = /^set (.*)$/.exec(key)?.[1];
  if (setting !== undefined)
    return Object.hasOwn(SET_KEYS, setting) ? undefined : unknown('set key', setting, SET_KEYS);
  return isProperty(key) ? undefined : unknown('property', key, PROPERTIES);
}

function unknown(what: string, word: string, known: Readonly<Record<string, string>>): Omit<Fault, 'line'> {
  const remedy = `did you mean "${closest(word, Object.keys(known))}"? The words of scripts are listed in lib/checks/script-words.ts`;
  return { message: `unknown ${what} "${word}"`, remedy };
}
