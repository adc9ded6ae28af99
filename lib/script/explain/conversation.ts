import type { ElementContent } from 'hast';
import { count } from '../../reading/numbers';
import { factsOf, platformOf, type ScriptContext } from '../check/facts';
import { checksOf, impliedPhrases, type Check, type Script, type Step, type Test } from '../model';
import { settingsOfStep } from '../settings/resolve';
import { readInput, VOICE, type Platform } from '../words/words';
import { element, replyParts, text } from './expectation';

/** A test as a conversation to show on a page. */
export interface Conversation {
  name?: string;
  platform?: Platform;
  title: string;
  /** Messages on a screen are bubbles. Everything else is a timeline. */
  form: 'chat' | 'timeline';
  turns: readonly Turn[];
}

/** One side's turn, in words. */
export interface Turn {
  shown: {
    by: 'caller' | 'system';
    /** What the speaker does, as text to follow the speaker's name: "says", "reply contains". */
    does: string;
    /** A sentence about what else happens. */
    after?: string;
    /** Set if time passes without speech. */
    gap?: 'yes';
  };
  words: readonly ElementContent[];
  expectations: readonly Check[];
}

const CONVERSATIONS: Readonly<Record<Platform, string>> = {
  alexa: 'conversation with Alexa',
  google: 'conversation with Google Assistant',
  phone: 'phone call',
  sms: 'text messages',
  whatsapp: 'WhatsApp chat',
  webchat: 'webchat',
};

/** Turns a script's tests into conversations, in order. */
export function explainScript(script: Script, context: ScriptContext = {}): Conversation[] {
  const facts = factsOf(script, context);
  return script.tests.map((test) => {
    const platform = platformOf(test, facts);
    const isChat = platform === 'sms' || platform === 'webchat' || platform === 'whatsapp';
    const turns = test.steps.flatMap((step) => turnsOf(step, platform));
    const name = test.name?.text;
    return { name, platform, title: titleOf(test, platform), form: isChat ? 'chat' : 'timeline', turns };
  });
}

function titleOf({ name, mark }: Test, platform: Platform | undefined): string {
  const kind = platform ? CONVERSATIONS[platform] : 'conversation';
  const runs = mark === 'skip' ? ', skipped' : mark === 'only' ? ', run on its own' : '';
  return `${name ? `${name.text}: ${kind}` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`}${runs}`;
}

function turnsOf(step: Step, platform: Platform | undefined): Turn[] {
  const { number, texts } = settingsOfStep(step);
  const pause = number('pauseBeforeUtterance');
  const repeatOn = texts('repeatOnPhrase');
  const { does, words, gap } = actionOf(step.input.text, platform);
  const shown = {
    by: 'caller' as const,
    does: pause === undefined ? does : `waits ${count(pause, 'second')}, then ${does}`,
    ...(repeatOn && { after: `Repeats this when ${anyOf(repeatOn.map(quoted))} is heard.` }),
    ...(gap && { gap }),
  };
  const tester: Turn = { shown, words, expectations: [] };
  if (readInput(step.input.text).kind === 'pause') return [tester];
  const expectations = checksOf(step);
  const reply = replyParts(expectations);
  const after = platform === 'phone' ? listeningOf(step) : undefined;
  const answers = { by: 'system' as const, does: reply.does, ...(after && { after }) };
  return [tester, { shown: answers, words: reply.words, expectations }];
}

/** What the tester does: `sends` if the platform doesn't show whether the input is spoken or typed. */
function actionOf(input: string, platform: Platform | undefined): Pick<Turn, 'words'> & Omit<Turn['shown'], 'by'> {
  const { verb, text: said, seconds: length = 0, then } = readInput(input);
  const isSpoken = platform && VOICE.includes(platform);
  if (verb === 'dials') return { does: 'dials the number', words: [] };
  if (verb === 'keeps silent') return { does: verb, words: [], gap: 'yes' };
  if (verb === 'waits') return { does: `waits ${count(length, 'second')}`, words: [], gap: 'yes' };
  if (verb === 'presses') return { does: verb, words: keysOf(said) };
  if (verb === 'runs in the page' || (verb === 'plays' && isSpoken))
    return { does: verb, words: [element('code', text(said))] };
  const does = isSpoken ? 'says' : platform ? 'types' : 'sends';
  if (then && platform === 'phone') return { does, words: [text(`${said}, then `), ...keysOf(then)] };
  return { does, words: input === '' ? [] : [text(input)] };
}

/** The events that end listening, whichever comes first. Absent if the suite's settings decide. */
function listeningOf(step: Step): string | undefined {
  const { number, texts } = settingsOfStep(step);
  const implied = impliedPhrases(checksOf(step)).length > 0 ? ['the end of the expected text'] : [];
  const phrases = texts('finishOnPhrase')?.map(quoted) ?? implied;
  const silence = number('endSpeechTimeout');
  const time = number('listeningTimeout');
  const ends = [
    phrases.length > 0 && `until ${anyOf(phrases)} is heard`,
    silence !== undefined && `until ${count(silence, 'second')} of silence`,
    time !== undefined && `for at most ${count(time, 'second')}`,
  ].filter((end) => end !== false);
  return ends.length > 0 ? `Listens ${anyOf(ends)}.` : undefined;
}

function anyOf(parts: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(parts);
}

function keysOf(keys: string): ElementContent[] {
  return [...keys].map((key) => element('kbd', text(key)));
}

function quoted(phrase: string): string {
  return `“${phrase}”`;
}
