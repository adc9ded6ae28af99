import { z } from 'zod';

const text = z.string().min(1);
const seconds = z.number().min(0).max(60);
const name = z.string().regex(/^[a-z][A-Za-z]*$/, 'must be a word of letters that starts with a small one');
const className = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens');

const transition = z
  .strictObject({
    keys: z
      .string()
      .regex(/^[\d*#]+$/, 'must be keys of a telephone, in quotes')
      .optional()
      .describe('Keys that lead on, in quotes: "1".'),
    digits: z.int().min(1).max(20).optional().describe('So many keys in a row lead on, whichever they are.'),
    words: z.array(text).min(1).optional().describe('Words that lead on, wherever the caller says them in a sentence.'),
    to: name.describe('The state that follows.'),
  })
  .describe('What a caller can do, and where it leads.');

const whenInterrupted = z.enum(['stop', 'finish', 'ignore']);

const state = z
  .strictObject({
    says: z
      .array(z.union([text, z.strictObject({ pause: seconds.describe('Seconds of silence.') })]))
      .min(1)
      .describe('Sentences, and pauses between them.'),
    whenInterrupted: whenInterrupted
      .default('stop')
      .describe(
        'What becomes of an input while the line talks: the line stops and takes it, finishes and takes it then, or loses it.',
      ),
    takes: z.array(transition).default([]),
    silence: z
      .strictObject({ after: seconds.describe('Seconds.'), to: name.describe('The state that follows.') })
      .optional()
      .describe('What follows when the caller does nothing. Such steps must lead to the end of the call.'),
    otherwise: name.optional().describe('The state after an input that is not taken.'),
    hangsUp: z.boolean().default(false).describe('The line ends the call when it has said this.'),
  })
  .refine(({ silence, hangsUp }) => silence ?? hangsUp, 'needs "silence", or "hangsUp: true"');

/** A phone line: states with what it says, and what a caller can do. */
const phone = z
  .strictObject({
    kind: z.literal('phone'),
    name: text.describe('The business, as readers know it.'),
    number: z
      .string()
      .regex(/^\+\d{7,15}$/, 'must be a telephone number with + and country code, in quotes')
      .describe('The number that a script dials.'),
    rings: seconds.describe('Seconds until the line answers.'),
    wordsPerSecond: z.number().min(0.5).max(10).describe('How fast the line speaks.'),
    misheard: z
      .record(text, text)
      .default({})
      .describe('What speech recognition makes of words of the line, in every call.'),
    recordings: z.record(z.url(), text).default({}).describe('Addresses of recordings, with the words in them.'),
    start: name.describe('The state in which the line answers.'),
    states: z.record(name, state),
  })
  .superRefine(({ start, states }, context) => {
    const leads = (path: PropertyKey[], to = start) => {
      if (!Object.hasOwn(states, to)) context.addIssue({ code: 'custom', path, message: `there is no state "${to}"` });
    };
    leads(['start']);
    for (const [name, { takes, silence, otherwise }] of Object.entries(states)) {
      takes.forEach(({ to }, index) => leads(['states', name, 'takes', index, 'to'], to));
      leads(['states', name, 'silence', 'to'], silence?.to);
      leads(['states', name, 'otherwise'], otherwise);
    }
  });

const answer = z.strictObject({
  typed: text.optional().describe('The message; capitals and blanks around it make no difference.'),
  chosen: text.optional().describe('The label of the button that was pressed.'),
  says: text.describe('The reply.'),
  choices: z.array(text).min(1).optional().describe('Labels of the buttons below the reply.'),
});

/** A chatbot: replies to messages and buttons, valid at any time. */
const chat = z
  .strictObject({
    kind: z.literal('chat'),
    name: text.describe('The business, as readers know it.'),
    answersAfter: seconds.describe('Seconds until a reply is there.'),
    answers: z.array(answer).min(1),
    otherwise: text.describe('The reply to any other message.'),
    ids: z
      .strictObject({ open: className, input: className })
      .describe('IDs of the elements that open the chat and take messages.'),
    classes: z
      .strictObject({ reply: className, text: className, choice: className })
      .describe('Classes of a reply, of the text in it, and of its buttons.'),
  })
  .superRefine(({ answers }, context) => {
    const message = 'no answer is "chosen" with it';
    const chosen = new Set(answers.map((one) => one.chosen));
    answers.forEach(({ choices = [] }, index) =>
      choices.forEach((choice, at) => {
        if (!chosen.has(choice)) context.addIssue({ code: 'custom', path: ['answers', index, 'choices', at], message });
      }),
    );
  });

/** The schema of a file in `content/practice`, which is also the writers' reference. */
export const dialogueSchema = z.discriminatedUnion('kind', [phone, chat]);

/** Faults of a target: what it says instead, or how a line behaves when interrupted. */
export const faultsSchema = z.record(
  text,
  z.object({ whenInterrupted: whenInterrupted.optional() }).catchall(z.string()),
);

/** Changes to a target's words, by the resulting fault, which completes "Your test also passes when …". */
export type Faults = Readonly<z.infer<typeof faultsSchema>>;

/** A phone line simulated on the page. */
export type PhoneDialogue = z.infer<typeof phone>;

/** A state of a phone line. */
export type PhoneState = z.infer<typeof state>;

/** A chatbot simulated on the page. */
export type ChatDialogue = z.infer<typeof chat>;

/** A target simulated on the page. */
export type Dialogue = PhoneDialogue | ChatDialogue;
