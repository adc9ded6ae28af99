import type { ChatReply } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';

/** A message in the chat. */
export type Message = { by: 'user'; text: string } | ({ by: 'bot' } & Omit<ChatReply, 'after'>);

/** An element on the chat's page, as selectors see it. */
export interface PageElement {
  tag: string;
  id?: string;
  className?: string;
  /** The element's text. Absent if it contains other elements. */
  text?: string;
  parent?: PageElement;
  frame?: PageElement;
  choice?: string;
}

/** The sample chatbot's elements, as its component renders them. */
export function elementsOf(
  { ids, classes }: ChatDialogue,
  isOpen: boolean,
  messages: readonly Message[],
): PageElement[] {
  const elements: PageElement[] = [{ tag: 'button', id: ids.open, text: '' }];
  if (!isOpen) return elements;
  elements.push({ tag: 'input', id: ids.input, text: '' });
  for (const message of messages) {
    const parent: PageElement = { tag: 'li', ...(message.by === 'bot' && { className: classes.reply }) };
    elements.push(parent, {
      tag: 'span',
      text: message.text,
      parent,
      ...(message.by === 'bot' && { className: classes.text }),
    });
    const choices = message.by === 'bot' ? (message.choices ?? []) : [];
    for (const choice of choices)
      elements.push({ tag: 'button', className: classes.choice, text: choice, choice, parent });
  }
  return elements;
}
