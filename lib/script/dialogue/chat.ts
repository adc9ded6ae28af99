import type { ChatDialogue } from './schema';

/** A chatbot's reply. */
export interface ChatReply {
  text: string;
  /** Labels of the buttons under it. */
  choices?: readonly string[];
}

/** Returns the reply to a typed message. */
export function replyTo(message: string, { answers, otherwise }: ChatDialogue): ChatReply {
  const wanted = normal(message);
  const found = answers.find(({ typed }) => typed !== undefined && normal(typed) === wanted);
  return found ? { text: found.says, choices: found.choices } : { text: otherwise };
}

/** Returns the reply to a selected button. */
export function replyToChoice(label: string, { answers, otherwise }: ChatDialogue): ChatReply {
  const found = answers.find(({ chosen }) => chosen === label);
  return found ? { text: found.says, choices: found.choices } : { text: otherwise };
}

const normal = (text: string) => text.trim().toLowerCase();
