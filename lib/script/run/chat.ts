import { replyTo, type ChatReply } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { checksOf, type Step } from '../script';
import { readInput } from '../words/inputs';
import type { RunEvent } from './events';
import { elementsFor, elementsOf, readCode, select, type Message, type PageElement } from './page';
import type { Performer } from './perform';
import type { SuiteSettings } from './settings';

/** How long a test waits for a reply, in milliseconds. */
const REPLY_WAIT = 15_000;

/** Opens the chatbot's page. All times are in milliseconds since the test began. */
export function inChat(dialogue: ChatDialogue, { selectors }: SuiteSettings): Performer {
  const {
    widget = `#${dialogue.ids.open}`,
    input = `#${dialogue.ids.input}`,
    reply = `.${dialogue.classes.reply} .${dialogue.classes.text}`,
  } = selectors;
  let now = 0;
  const messages: Message[] = [];
  const find = (selector: string, isOpen: boolean) => select(selector, elementsOf(dialogue, isOpen, messages)) ?? [];
  const isOpen = find(widget, false).some(({ id }) => id === dialogue.ids.open);
  const replies = () => find(reply, isOpen).flatMap(({ text }) => text ?? []);

  /** Sends a message or selects a button, and waits for all messages of the reply. */
  function* send(text: string, reply: readonly ChatReply[]): Generator<RunEvent> {
    messages.push({ by: 'user', text });
    now += dialogue.answersAfter * 1000;
    for (const message of reply) {
      messages.push({ by: 'bot', ...message });
      now += message.after;
      yield { kind: 'replies', at: now, text: message.text, choices: message.choices ?? [] };
    }
  }

  function* click(code: string): Generator<RunEvent, string | undefined> {
    yield { kind: 'clicks', at: now, text: code };
    const read = readCode(code);
    if (read?.then !== 'click')
      return "This page can only run $('selector').click(), with .first(), .last() or .eq(0) before .click()";
    const found = elementsFor(read, elementsOf(dialogue, isOpen, messages));
    if (!found) return `This page can't read the selector ${read.selector}`;
    for (const { choice } of found) if (choice !== undefined) yield* send(choice, replyTo(choice, dialogue, 'chosen'));
  }

  function* type(text: string): Generator<RunEvent, string | undefined> {
    if (!find(input, isOpen).some(({ id }) => id === dialogue.ids.input))
      return isOpen ? `${input} does not match the message field` : `${widget} does not open the chat`;
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
    *perform(step) {
      const { text } = step.input;
      const read = readInput(text);
      if (['dial', 'keys', 'unknown', 'pause'].includes(read.kind))
        return { message: `${text} is not a chat input`, properties: {} };
      const before = replies().length;
      if (read.kind === 'silence') yield { kind: 'keeps silent', at: now };
      else {
        const message = yield* read.kind === 'page' ? click(text) : type(text);
        if (message !== undefined) return { message, properties: {} };
      }
      const added = replies().slice(before);
      if (added.length === 0) now += REPLY_WAIT;
      const reply = added.length > 0 ? added.join('\n') : undefined;
      const elements = elementsIn(step, elementsOf(dialogue, isOpen, messages));
      return { text: reply, properties: { prompt: reply, message: text, ...elements } };
    },
    *end() {},
  };
}

/** The content of the elements a step checks, by property. */
function elementsIn(step: Step, elements: readonly PageElement[]): Record<string, string | undefined> {
  const codes = checksOf(step).flatMap(({ property }) => {
    const read = readCode(property);
    const found = read?.then === 'innerHTML' ? elementsFor(read, elements) : undefined;
    // If an element contains other elements, its HTML isn't simulated.
    const isPlain = found && found[0]?.text !== undefined;
    return found && (isPlain || found.length === 0) ? [[property, found[0]?.text] as const] : [];
  });
  return Object.fromEntries(codes);
}
