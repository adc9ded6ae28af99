import { plainWords } from '../match/normal';
import type { ChatDialogue } from './schema';

/** A message of a chatbot. */
export interface ChatReply {
  text: string;
  /** Milliseconds since the previous message. */
  after: number;
  choices?: readonly string[];
}

/** The messages a chatbot sends in reply to a typed message, or to a selected button, given by its label. */
export function replyTo(message: string, dialogue: ChatDialogue, how: 'typed' | 'chosen' = 'typed'): ChatReply[] {
  const found = dialogue.answers.find(({ typed, chosen }) =>
    how === 'chosen' ? chosen === message : typed.some((text) => plainWords(text) === plainWords(message)),
  );
  const messages: ChatReply[] = [];
  let after = 0;
  for (const part of found?.says ?? [dialogue.otherwise]) {
    if (typeof part !== 'string') {
      after += part.pause * 1000;
      continue;
    }
    messages.push({ text: part, after });
    after = 0;
  }
  const last = messages.at(-1);
  if (last && found?.choices) last.choices = found.choices;
  return messages;
}
