/** An answer of the exercise bot; documented for learners on `/training/chatbot/functional/sample/`. */
export interface BotReply {
  text: string;
  /** Buttons under the reply. */
  choices?: readonly string[];
}

const typed = new Map<string, BotReply>(
  Object.entries({
    hi: { text: 'Welcome to Corner Slice. Would you like to order or track a pizza?' },
    order: { text: 'Which size: small, medium or large?', choices: ['Small', 'Medium', 'Large'] },
    track: { text: 'Your pizza left the oven five minutes ago.' },
  }),
);

/** The answer to a typed message. Case and surrounding blanks do not matter. */
export function answer(message: string): BotReply {
  return typed.get(message.trim().toLowerCase()) ?? { text: 'Sorry, I did not get that. Say order or track.' };
}

/** The answer to a pressed button. */
export function choose(size: string): BotReply {
  return { text: `One ${size.toLowerCase()} pizza. It will be ready in 25 minutes.` };
}
