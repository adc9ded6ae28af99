import { replyTo, type ChatReply } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { checksOf, type Step } from '../model';
import type { ResolvedSettings } from '../settings/resolve';
import { readInput } from '../words/words';
import type { Performer, RunEvent } from './report';
import { elementsFor, elementsOf, readCode, select, type Message, type PageElement } from './page';

/** Opens the chatbot's page. All times are in milliseconds since the test began. */
export function inChat(dialogue: ChatDialogue, { text: setting, number }: ResolvedSettings): Performer {
  const { ids, classes } = dialogue;
  const widget = setting('widgetSelector') ?? `#${ids.open}`;
  const input = setting('inputSelector') ?? `#${ids.input}`;
  const reply = setting('replySelector') ?? `.${classes.reply} .${classes.text}`;
  const messages: Message[] = [];
  const find = (selector: string, isOpen: boolean) => select(selector, elementsOf(dialogue, isOpen, messages)) ?? [];
  const isOpen = find(widget, false).some(({ id }) => id === ids.open);
  const replies = () => find(reply, isOpen).flatMap(({ text }) => text ?? []);

  /** Sends a message or selects a button, and waits for all messages of the reply. */
  function* send(text: string, reply: readonly ChatReply[]): Generator<RunEvent> {
    messages.push({ by: 'user', text });
    chat.now += dialogue.answersAfter * 1000;
    for (const message of reply) {
      messages.push({ by: 'bot', ...message });
      chat.now += message.after;
      yield { kind: 'replies', at: chat.now, text: message.text, choices: message.choices ?? [] };
    }
  }

  function* click(code: string): Generator<RunEvent, string | undefined> {
    yield { kind: 'clicks', at: chat.now, text: code };
    const read = readCode(code);
    if (read?.then !== 'click')
      return "This page can only run $('selector').click(), with .first(), .last() or .eq(0) before .click()";
    const found = elementsFor(read, elementsOf(dialogue, isOpen, messages));
    if (!found) return `This page can't judge the selector ${read.selector}`;
    for (const { choice } of found) if (choice !== undefined) yield* send(choice, replyTo(choice, dialogue, 'chosen'));
  }

  function* type(text: string): Generator<RunEvent, string | undefined> {
    if (!find(input, isOpen).some(({ id }) => id === ids.input))
      return isOpen ? `${input} does not match the message field` : `${widget} does not open the chat`;
    yield { kind: 'types', at: chat.now, text };
    if (text.trim() !== '') yield* send(text, replyTo(text, dialogue));
  }

  const chat: Performer = {
    now: 0,
    *pause(milliseconds) {
      const until = chat.now + milliseconds;
      yield { kind: 'pauses', at: chat.now, until };
      chat.now = until;
    },
    *perform(step) {
      const { text } = step.input;
      const read = readInput(text);
      if (['dial', 'keys', 'unknown', 'pause'].includes(read.kind))
        return { message: `${text} is not a chat input`, properties: {} };
      const before = replies().length;
      if (read.kind === 'silence') yield { kind: 'keeps silent', at: chat.now };
      else {
        const message = yield* read.kind === 'page' ? click(text) : type(text);
        if (message !== undefined) return { message, properties: {} };
      }
      const added = replies().slice(before);
      if (added.length === 0) chat.now += number('maxAsyncE2EWaitTime') ?? 0;
      const reply = added.length > 0 ? added.join('\n') : undefined;
      const elements = elementsIn(step, elementsOf(dialogue, isOpen, messages));
      return { text: reply, properties: { prompt: reply, message: text, ...elements } };
    },
    *end() {},
  };
  return chat;
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
