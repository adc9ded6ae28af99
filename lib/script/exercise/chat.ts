import { replyTo } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';
import { elementsOf, type Message, type PageElement } from '../run/page';

/** The sample chatbot's elements after some messages, separated by commas, and their replies. */
export function chatAfter(messages: string, bot: ChatDialogue): PageElement[] {
  const texts = messages.split(',').flatMap((text) => text.trim() || []);
  const log = texts.flatMap((text): Message[] => [
    { by: 'user', text },
    ...replyTo(text, bot).map((message) => ({ by: 'bot' as const, ...message })),
  ]);
  return elementsOf(bot, true, log);
}
