import type { Element, ElementContent, Text } from 'hast';
import type {
  Conversation,
  Expectation,
  ExpectedValue,
  SystemTurn,
  TesterTurn,
  Turn,
  Until,
} from '../../script/explain';
import type { Platform } from '../../script/words/platforms';
import { OPERATORS, propertyOf } from '../../script/words/properties';

/** A turn in a conversation, as shown on a page and in the checker. */
export interface TurnParts {
  by: 'caller' | 'system';
  /** What the speaker does, as text to follow the speaker's name: "says", "reply contains". */
  does: string;
  /** The words said. Empty if there are none. */
  words: ElementContent[];
  /** A sentence about what else happens. */
  after?: string;
  /** Set if time passes without speech. */
  gap?: 'yes';
}

/** Conversation names by platform. */
const CONVERSATIONS: Readonly<Record<Platform, string>> = {
  alexa: 'conversation with Alexa',
  google: 'conversation with Google Assistant',
  phone: 'phone call',
  sms: 'text messages',
  whatsapp: 'WhatsApp chat',
  webchat: 'webchat',
};

/** The title of a test's conversation. */
export function conversationTitle({ name, mark, platform }: Pick<Conversation, 'name' | 'mark' | 'platform'>): string {
  const kind = platform ? CONVERSATIONS[platform] : 'conversation';
  const runs = mark === 'skip' ? ', skipped' : mark === 'only' ? ', run on its own' : '';
  return `${name ? `${name}: ${kind}` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`}${runs}`;
}

/** How a conversation looks: messages on a screen are bubbles, everything else is a timeline. */
export function conversationForm({ platform }: Pick<Conversation, 'platform'>): 'chat' | 'timeline' {
  return platform === 'sms' || platform === 'webchat' || platform === 'whatsapp' ? 'chat' : 'timeline';
}

/** Describes a turn in words. */
export function turnParts(turn: Turn): TurnParts {
  return turn.by === 'tester' ? testerParts(turn) : systemParts(turn);
}

function testerParts(turn: TesterTurn): TurnParts {
  const { pauseBefore, repeatOn } = turn;
  const does = actionOf(turn);
  return {
    by: 'caller',
    does: pauseBefore === undefined ? does : `waits ${seconds(pauseBefore)}, then ${does}`,
    words: wordsOf(turn),
    ...(repeatOn && { after: `Repeats this when ${anyOf(repeatOn.map(quoted))} is heard.` }),
    ...((turn.action === 'waits' || turn.action === 'keeps silent') && { gap: 'yes' }),
  };
}

function actionOf(turn: TesterTurn): string {
  if (turn.action === 'dials') return 'dials the number';
  return turn.action === 'waits' ? `waits ${seconds(turn.seconds)}` : turn.action;
}

function wordsOf(turn: TesterTurn): ElementContent[] {
  if (turn.action === 'presses') return keysOf(turn.keys);
  if (turn.action === 'runs in the page' || turn.action === 'plays') return [element('code', text(turn.text))];
  if (!('text' in turn) || turn.text === '') return [];
  return 'then' in turn && turn.then ? [text(`${turn.text}, then `), ...keysOf(turn.then)] : [text(turn.text)];
}

function keysOf(keys: string): Element[] {
  return [...keys].map((key) => element('kbd', text(key)));
}

function systemParts({ expectations, until }: SystemTurn): TurnParts {
  const reply = expectations.find(({ property }) => /^(prompt|transcript)$/.test(property));
  const others = expectations.filter((expectation) => expectation !== reply);
  const isFree = reply
    ? reply.operator !== '!=' && reply.values.every(({ how }) => how === 'anything')
    : others.length === 0;
  return {
    by: 'system',
    does: isFree ? 'may answer anything' : reply ? `reply ${verbOf(reply)}` : 'answers',
    words: [...(reply && !isFree ? replyOf(reply, others.length > 0) : []), ...others.map(lineOf)],
    ...(until.length > 0 && { after: `Listens ${anyOf(until.map(endOf))}.` }),
  };
}

/** @param isInLine whether the reply is one of several lines, because other expectations follow */
function replyOf({ values }: Expectation, isInLine: boolean): ElementContent[] {
  const [value] = values;
  if (values.length === 1 && value) return isInLine ? [element('p', valueOf(value))] : [valueOf(value)];
  const isMixed = new Set(values.map(({ how }) => how)).size > 1;
  const verb = ({ how }: ExpectedValue) => (isMixed ? [element('em', text(VERBS[how][0])), text(' ')] : []);
  return [element('ul', ...values.map((one) => element('li', ...verb(one), valueOf(one))))];
}

function lineOf(expectation: Expectation): Element {
  const { property, values } = expectation;
  const shown = values.flatMap((value, index) => (index === 0 ? [valueOf(value)] : [text(' or '), valueOf(value)]));
  const isSaid = values.some(({ how }) => how === 'not set' || how === 'anything');
  return element('p', element('code', text(property)), text(` ${verbOf(expectation)} `), ...(isSaid ? [] : shown));
}

function valueOf({ text: value, how }: ExpectedValue): ElementContent {
  if (how === 'pattern') return element('code', text(value));
  if (how === 'wildcards') return text(value.replaceAll(/\s*\*+\s*/g, ' … ').trim());
  return text(how === 'menu' ? value.replace('[MENU]', '').trim() : value);
}

/** Describes how one value is compared, and the opposite. */
const VERBS: Readonly<Record<ExpectedValue['how'], readonly [verb: string, opposite: string]>> = {
  anything: ['is anything', 'is not set'],
  'not set': ['is not set', 'is set'],
  pattern: ['matches the pattern', 'does not match the pattern'],
  wildcards: ['matches', 'does not match'],
  contains: ['contains', 'does not contain'],
  menu: ['is the menu', 'is not the menu'],
  number: ['is', 'is not'],
};

function verbOf({ property, operator, values }: Expectation): string {
  const [first] = values;
  if (propertyOf(property)?.sent) return 'is sent as';
  if (!first) return VERBS.anything[0];
  if (operator === '<' || operator === '>' || operator === '<=' || operator === '>=') return OPERATORS[operator];
  if (operator === '==') return 'is exactly';
  const verb = VERBS[first.how][operator === '!=' ? 1 : 0];
  if (values.length === 1) return verb;
  const isMixed = values.some(({ how }) => how !== first.how);
  return isMixed ? `${operator === '!=' ? 'is none' : 'is any'} of` : `${verb} any of`;
}

function endOf(until: Until): string {
  if (until.event === 'phrase')
    return `until ${until.isImplied ? 'the end of the reply' : anyOf(until.phrases.map(quoted))} is heard`;
  const time = seconds(until.seconds);
  return until.event === 'time' ? `for at most ${time}` : `until ${time} of silence`;
}

function seconds(amount: number): string {
  return `${amount} ${amount === 1 ? 'second' : 'seconds'}`;
}

function quoted(phrase: string): string {
  return `“${phrase}”`;
}

/** Joins alternatives: `a, b, or c`. */
function anyOf(parts: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(parts);
}

function text(value: string): Text {
  return { type: 'text', value };
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
