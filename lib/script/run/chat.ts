import { replyTo, replyToChoice, type ChatReply } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { checksOf, type Step } from '../script';
import { readInput } from '../words/inputs';
import type { AssumptionCode } from './assumptions';
import type { RunEvent } from './events';
import { elementsFor, elementsOf, readCode, select, type Message } from './page';
import type { SuiteSettings } from './settings';

/** The visitor of a page with a chat: the test, with its clock. All times are milliseconds since the test began. */
export interface Visitor {
  readonly now: number;
  /** Waits `$PAUSE` seconds. */
  pause(seconds: number): Generator<RunEvent>;
  /**
   * Carries out an input, and waits for the reply.
   * @returns the text of the new replies, absent where there are none; or the reason why the input cannot be carried out
   */
  act(step: Step): Generator<RunEvent, { text?: string; message?: string }>;
  /** What the checks of a step that name elements are held against, by property. */
  look(step: Step): Record<string, string | undefined>;
}

/** Milliseconds that a test waits for a reply. */
const REPLY_WAIT = 15_000;

/** Opens the page with a chatbot. */
export function newVisitor(
  dialogue: ChatDialogue,
  { selectors }: SuiteSettings,
  assume: (code: AssumptionCode) => void,
): Visitor {
  const {
    widget = `#${dialogue.ids.open}`,
    input = `#${dialogue.ids.input}`,
    reply = `.${dialogue.classes.reply} .${dialogue.classes.text}`,
  } = selectors;
  let now = 0;
  const messages: Message[] = [];
  const find = (selector: string, isOpen: boolean) => {
    const found = select(selector, elementsOf(dialogue, isOpen, messages));
    if (!found) assume('not-simulated');
    return found ?? [];
  };
  const isOpen = find(widget, false).some(({ id }) => id === dialogue.ids.open);
  const replies = () => find(reply, isOpen).flatMap(({ text }) => text ?? []);

  /** Sends a message, or presses a button, and waits for the reply. */
  function* send(text: string, answer: ChatReply): Generator<RunEvent> {
    messages.push({ by: 'user', text }, { by: 'bot', ...answer });
    now += dialogue.answersAfter * 1000;
    yield { kind: 'replies', at: now, text: answer.text, choices: answer.choices ?? [] };
  }

  function* click(code: string): Generator<RunEvent, string | undefined> {
    yield { kind: 'clicks', at: now, text: code };
    const read = readCode(code);
    const found = read?.then === 'click' ? elementsFor(read, elementsOf(dialogue, isOpen, messages)) : undefined;
    if (!found) {
      assume('not-simulated');
      return `${code} cannot be simulated in this page`;
    }
    for (const { choice } of found) if (choice !== undefined) yield* send(choice, replyToChoice(choice, dialogue));
  }

  function* type(text: string): Generator<RunEvent, string | undefined> {
    if (!find(input, isOpen).some(({ id }) => id === dialogue.ids.input))
      return isOpen ? `${input} does not match the field for messages` : `${widget} does not open the chat`;
    yield { kind: 'types', at: now, text };
    if (text.trim() !== '') yield* send(text, replyTo(text, dialogue));
  }

  return {
    get now() {
      return now;
    },
    *pause(seconds) {
      const until = now + seconds * 1000;
      yield { kind: 'pauses', at: now, until };
      now = until;
    },
    *act(step) {
      const { text } = step.input;
      const read = readInput(text);
      if (['dial', 'keys', 'unknown', 'pause'].includes(read.kind))
        return { message: `${text} is no input for a chat` };
      if (text === '$MUTE') assume('mute');
      const before = replies().length;
      if (read.kind === 'silence') yield { kind: 'keeps silent', at: now };
      else {
        const message = yield* read.kind === 'page' ? click(text) : type(text);
        if (message !== undefined) return { message };
      }
      const added = replies().slice(before);
      if (added.length === 0) now += REPLY_WAIT;
      return added.length > 0 ? { text: added.join('\n') } : {};
    },
    look(step) {
      const elements = elementsOf(dialogue, isOpen, messages);
      const codes = checksOf(step).flatMap(({ property }) => {
        const read = readCode(property);
        const found = read?.then === 'innerHTML' ? elementsFor(read, elements) : undefined;
        // The HTML of an element that holds others is not simulated.
        const isPlain = found && found[0]?.text !== undefined;
        return found && (isPlain || found.length === 0) ? [[property, found[0]?.text] as const] : [];
      });
      return Object.fromEntries(codes);
    },
  };
}
