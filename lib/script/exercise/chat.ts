import { replyTo } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { elementsOf, select, type Message, type PageElement } from '../run/page';
import type { Exercise } from './exercise';

/** The sample chatbot's elements after a task's messages and the replies to them. */
export function chatAfter({ given, isFramed }: Exercise, bot: ChatDialogue): PageElement[] {
  const texts = given.split(',').flatMap((text) => text.trim() || []);
  const log = texts.flatMap((text): Message[] => [
    { by: 'user', text },
    ...replyTo(text, bot).map((message) => ({ by: 'bot' as const, ...message })),
  ]);
  const elements = elementsOf(bot, true, log);
  if (!isFramed) return elements;
  const frame: PageElement = { tag: 'iframe', id: bot.ids.frame };
  for (const element of elements.slice(1)) element.frame = frame;
  return [...elements, frame];
}

/** Finds the elements an answer matches. If it has two lines, the first selects the iframe for the second. */
export function matchesOf(answer: string, elements: readonly PageElement[]): PageElement[] | undefined {
  let found: PageElement[] | undefined;
  for (const [line, selector] of answer.split('\n').entries()) {
    const inside = elements.filter(({ frame }) => (line === 0 ? !frame : frame && frame === found?.[0]));
    found = selector.trim() === '' ? [] : select(selector, inside);
    if (!found) return undefined;
  }
  return found;
}
