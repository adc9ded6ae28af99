import type { Element, ElementContent, Text } from 'hast';
import { readExpected, type Expected } from '../expected';
import { isNumeric, operatorOf } from '../grammar';
import type { Check } from '../model';
import type { Scalar } from '../tree';
import { isReply, propertyOf } from '../words/words';

type How = Expected['kind'] | 'number';

/** Describes how one value is compared, and the opposite. */
const VERBS: Readonly<Record<How, readonly [verb: string, opposite: string]>> = {
  anything: ['is anything', 'is not set'],
  unset: ['is not set', 'is set'],
  pattern: ['matches the pattern', 'does not match the pattern'],
  parts: ['matches', 'does not match'],
  text: ['contains', 'does not contain'],
  menu: ['is the menu', 'is not the menu'],
  number: ['is', 'is not'],
};

/** Describes the expected reply: what it does, to follow "reply", and its words. */
export function replyParts(checks: readonly Check[]): { does: string; words: ElementContent[] } {
  const reply = checks.find(({ property }) => isReply(property));
  const others = checks.filter((check) => check !== reply);
  const isFree = reply
    ? reply.operator !== '!=' && reply.expected.every((value) => readExpected(value).kind === 'anything')
    : others.length === 0;
  const does = isFree ? 'may answer anything' : reply ? `reply ${verbOf(reply)}` : 'answers';
  return { does, words: [...(reply && !isFree ? replyOf(reply, others.length > 0) : []), ...others.map(lineOf)] };
}

/** @param isInLine whether the reply is one of several lines, because other expectations follow */
function replyOf(check: Check, isInLine: boolean): ElementContent[] {
  const values = check.expected.map(valueOf);
  const [value] = values;
  if (values.length === 1 && value) return isInLine ? [element('p', value)] : [value];
  const hows = howsOf(check);
  const isMixed = new Set(hows).size > 1;
  const verb = (how: How) => (isMixed ? [element('em', text(VERBS[how][0])), text(' ')] : []);
  return [element('ul', ...values.map((one, index) => element('li', ...verb(hows[index] ?? 'text'), one)))];
}

function lineOf(check: Check): Element {
  const shown = check.expected.flatMap((value, index) => [...(index === 0 ? [] : [text(' or ')]), valueOf(value)]);
  const isSaid = howsOf(check).some((how) => how === 'unset' || how === 'anything');
  return element('p', element('code', text(check.property)), text(` ${verbOf(check)} `), ...(isSaid ? [] : shown));
}

function howsOf({ operator, expected }: Check): How[] {
  return expected.map((value) => (isNumeric(operator) ? 'number' : readExpected(value).kind));
}

function valueOf(value: Scalar): ElementContent {
  const read = readExpected(value);
  if (read.kind === 'pattern') return element('code', text(value.text));
  if (read.kind === 'parts') return text(value.text.replaceAll(/\s*\*+\s*/g, ' … ').trim());
  return text(read.kind === 'menu' ? read.text : value.text);
}

function verbOf(check: Check): string {
  const { property, operator } = check;
  const [first, ...others] = howsOf(check);
  if (propertyOf(property)?.unit === 'sent') return 'is sent as';
  if (!first) return VERBS.anything[0];
  const { order, meaning } = operatorOf(operator) ?? {};
  if (meaning && (order || operator === '==')) return meaning;
  const verb = VERBS[first][operator === '!=' ? 1 : 0];
  if (others.length === 0) return verb;
  const isMixed = others.some((how) => how !== first);
  return isMixed ? `${operator === '!=' ? 'is none' : 'is any'} of` : `${verb} any of`;
}

/** Text in a conversation. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** An element in a conversation. */
export function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
