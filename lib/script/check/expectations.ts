import { nearest } from '../../reading/nearest';
import { readExpected } from '../expected';
import { isNumeric, operatorOf, readNumber, type Operator } from '../grammar';
import { escaped, plainWords } from '../match/normal';
import { assignedIn, checksOf, impliedPhrases, type Check, type Step, type Test } from '../model';
import { inQuotes, inserted, quoted, replacement, respelled } from '../repair/fix';
import { report, type Finding } from '../rules/report';
import { settingOf } from '../settings/table';
import { scalarsOf, type Scalar } from '../tree';
import { FAMILIES, PROPERTIES, propertyOf, type Platform } from '../words/words';
import type { Facts } from './facts';
import { rangeIn } from './placeholders';
import { checkSettings } from './settings';

/** The maximum number of phrases and expected texts compared in a step. */
const MOST_COMPARED = 20;

/** Checks a test's expressions: properties, operators, values and step settings. */
export function* checkExpressions({ steps }: Test, facts: Facts): Generator<Finding> {
  for (const step of steps) {
    for (const expression of step.expressions) {
      if (expression.kind === 'set') yield* checkSettings([expression], { ...facts, place: 'step' });
      else yield* checkCheck(expression, step === steps.at(-1), facts);
    }
    yield* checkFinish(step);
  }
}

function* checkCheck(check: Check, isLast: boolean, facts: Facts): Generator<Finding> {
  const { property: name, place: at, operator, expected, range } = check;
  const { platform, replaced } = facts;
  const property = propertyOf(name);
  if (!property) yield unknownProperty(name, at);
  else if (property.old) yield oldName(name, property.old, at);
  if (platform && property?.platforms && !property.platforms.includes(platform)) yield isElsewhere(name, at, platform);
  if (property?.unit && facts.isDevice) yield report({ id: 'unit-test/word', at, data: { name } });
  if (property?.last && !isLast) yield report({ id: 'not-last/property', at: range, data: { name } });
  if (operatorOf(operator)?.isOld) yield oldOperator(check);
  if (operator !== ':' && expected.length === 0)
    yield report({ id: 'no-operator/value', at: range, data: { operator } });
  for (const value of expected) {
    const { text } = value;
    // A placeholder or an uppercase word may be replaced with a number.
    const mayBeNumber = /[${}]/.test(text) || (!replaced && /^[A-Z][A-Z0-9_]+$/.test(text));
    if (isNumeric(operator) && !mayBeNumber && readNumber(text) === undefined)
      yield report({ id: 'wrong-value/number', at: value.range, data: { text, operator } });
    yield* checkExpected(value, name, facts);
    yield* checkSigns(value, operator === '=~' || readExpected(value).kind === 'pattern');
  }
}

function* checkExpected(scalar: Scalar, name: string, { platform }: Facts): Generator<Finding> {
  const { text, range: at } = scalar;
  const value = readExpected(scalar);
  if (value.kind === 'pattern' && value.fault !== undefined)
    yield report({ id: 'regex/pattern', at, data: { fault: value.fault } });
  if (scalar.plain && BOOLEAN.test(text)) yield booleanWord(scalar);
  if (/\sgoto\s+\S/.test(text)) yield report({ id: 'old-name/keyword', at, data: { word: 'goto' } });
  const { values } = propertyOf(name) ?? {};
  // Part of a possible value is enough, because ":" means "contains".
  if (value.kind === 'text' && values && !/[${}]/.test(text) && !values.some((one) => one.includes(text)))
    yield report({ id: 'wrong-value/property', at, data: { name, text, values } });
  if (value.kind === 'menu' && platform && platform !== 'whatsapp') yield isElsewhere('[MENU]', at, platform);
}

/** A character without width. Between letters of some languages, and in emoji, it has a meaning. */
const HIDDEN = /(?<![^\p{Script=Latin}\p{ASCII}\p{P}])[\u200B-\u200D\uFEFF]+(?![^\p{Script=Latin}\p{ASCII}\p{P}])/gu;

/** Finds characters in an expected text that the reply probably doesn't have. */
function* checkSigns(scalar: Scalar, isPattern: boolean): Generator<Finding> {
  const { text, plain } = scalar;
  // They have no fix, because the reply may have them, too.
  for (const { 0: found, index } of text.matchAll(HIDDEN))
    yield report({ id: 'hidden-character/text', at: rangeIn(scalar, index, found.length) });
  const [escape] = (plain && !isPattern && !/^(\$\(|<speak>)/.test(text) && /\\[n'"]/.exec(text)) || [];
  if (escape === undefined) return;
  const at = rangeIn(scalar, text.indexOf(escape), 2);
  const canFix = at[1] - at[0] === 2 && !escape.endsWith('n');
  const fix = canFix ? replacement('Remove the backslash', [at[0], at[0] + 1], '') : undefined;
  yield report({ id: 'yaml-quote/plain', at, data: { escape }, fix });
}

function oldOperator({ operator, sign, expected, range: at }: Check): Finding {
  const [value] = expected;
  const colon = value?.range[0] === sign?.[1] ? ': ' : ':';
  const written = expected.flatMap((one) => writtenAfterColon(operator, one) ?? []);
  const changes = expected.map(({ range }, index) => ({ range, text: written[index] ?? '' }));
  const canFix = sign && value && written.length === expected.length;
  const fix = canFix && { title: 'Write a colon', changes: [{ range: sign, text: colon }, ...changes] };
  const data = { operator, written: written[0] ?? 'a pattern between slashes' };
  return report({ id: 'old-name/operator', at, data, fix: fix || undefined });
}

/** What follows a colon if it replaces an old operator. `undefined` if that isn't certain. */
export function writtenAfterColon(operator: Operator, scalar: Pick<Scalar, 'text' | 'plain'>): string | undefined {
  const { text, plain } = scalar;
  if (/\sgoto\s|\{/.test(text) || (!plain && text.includes('\\'))) return undefined;
  const isText = /^(text|parts)$/.test(readExpected(scalar).kind) && !/^(true|false)$/.test(text);
  const whole = `^${escaped(text).replaceAll(String.raw`\*`, '.*')}$`;
  const written = isText ? `/${operator === '==' ? whole : text}/` : text;
  return /^[*[]|[:\s]$|: | #/.test(written) ? inQuotes(written) : written;
}

function unknownProperty(name: string, at: Finding['range']): Finding {
  if (settingOf(name)?.places.includes('step'))
    return report({ id: 'unknown-property/setting', at, data: { name }, fix: inserted('Add set', at[0], 'set ') });
  const root = /^\w+(?=[.[])/.exec(name)?.[0];
  const family = root === undefined ? undefined : nearest(root, Object.keys(FAMILIES));
  const meant =
    nearest(name, Object.keys(PROPERTIES)) ?? (family && root ? family + name.slice(root.length) : undefined);
  // The property name for the end time of a connection isn't documented.
  if (meant === undefined || /^connection.*(?:time|at)$/i.test(name))
    return report({ id: 'unknown-property/unknown', at, data: { name } });
  return report({ id: 'unknown-property/misspelled', at, data: { name, meant }, fix: respelled(at, meant) });
}

/** Finds finish phrases that end a step before its expected text. */
function* checkFinish(step: Step): Generator<Finding> {
  const finish = assignedIn(step, 'finishOnPhrase');
  const texts = finish ? impliedPhrases(checksOf(step)).slice(0, MOST_COMPARED) : [];
  for (const { text: phrase, range: at } of finish ? scalarsOf(finish.value).slice(0, MOST_COMPARED) : []) {
    const words = plainWords(phrase);
    // A phrase at the end of a text is where the step should end.
    const text = texts.find((one) => words.trim() !== '' && plainWords(one).slice(0, -1).includes(words));
    if (text !== undefined) yield report({ id: 'finish-early/phrase', at, data: { phrase, text } });
  }
}

/** Words that some YAML parsers read as true or false. Some read `null` and `~` as nothing. */
export const BOOLEAN = /^(yes|no|on|off)$/i;

/** Reports a word that YAML may not read as text. */
export function booleanWord({ text, range }: Scalar): Finding {
  return report({ id: 'yaml-boolean/word', at: range, data: { word: text }, fix: quoted(range, text) });
}

/** Reports a word that was renamed. */
export function oldName(name: string, today: string, at: Finding['range']): Finding {
  return report({ id: 'old-name/name', at, data: { name, today }, fix: respelled(at, today) });
}

/** Reports what exists only on other platforms. */
function isElsewhere(name: string, at: Finding['range'], platform: Platform): Finding {
  return report({ id: 'wrong-platform/property', at, data: { name, platform } });
}
