import { replyTo } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { elementsOf, select, type Message, type PageElement } from '../run/page';
import type { Exercise } from './exercise';

/** The sample chatbot's elements after the messages of a task, and their replies. */
export function chatAfter({ given, isFramed }: Exercise, bot: ChatDialogue): PageElement[] {
  const texts = given.split(',').flatMap((text) => text.trim() || []);
  const log = texts.flatMap((text): Message[] => [
    { by: 'user', text },
    ...replyTo(text, bot).map((message) => ({ by: 'bot' as const, ...message })),
  ]);
  const [button, ...chat] = elementsOf(bot, true, log);
  if (!isFramed || !button) return elementsOf(bot, true, log);
  const frame: PageElement = { tag: 'iframe', id: bot.ids.frame };
  for (const element of chat) element.frame = frame;
  return [button, frame, ...chat];
}

/** Finds the elements an answer matches. A second line is looked for in the first line's first match, an iframe. */
export function matchesOf(answer: string, elements: readonly PageElement[]): PageElement[] | undefined {
  const [first = '', second] = answer.split('\n');
  const found = select(first, elements);
  return second === undefined ? found : found && select(second, elements, found.slice(0, 1));
}
