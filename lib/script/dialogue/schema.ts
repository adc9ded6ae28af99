import { z } from 'zod';

const text = z.string().min(1);
const seconds = z.number().min(0).max(60);
const name = z.string().regex(/^[a-z][A-Za-z]*$/, 'must contain only letters and start with a lowercase one');
const className = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must contain only lowercase letters, digits and hyphens');

const part = z.union([text, z.strictObject({ pause: seconds.describe('Seconds of silence.') })]);
const says = z.union([text.transform((only) => [only]), z.array(part).min(1)]);
const reply = {
  says: says.describe('What the line says or the chatbot sends, including pauses.'),
  variants: z
    .array(says)
    .default([])
    .describe('Other wordings. Each run or call gets the next one, and an exercise is judged with all of them.'),
};

const transition = z
  .strictObject({
    keys: z
      .string()
      .regex(/^[\d*#]+$/, 'must be telephone keys, in quotes')
      .optional()
      .describe('Keys that lead to the state, in quotes: "1".'),
    digits: z.int().min(1).max(20).optional().describe('How many keys, no matter which, lead to the state.'),
    words: z.array(text).min(1).optional().describe('Words that lead to the state, anywhere in a sentence.'),
    to: name.describe('The next state.'),
  })
  .describe('An action the caller can take, and the state it leads to.');

const whenInterrupted = z.enum(['stop', 'finish', 'ignore']);

const state = z
  .strictObject({
    ...reply,
    lang: z
      .string()
      .optional()
      .describe('The language it speaks, for the voice and the keyboard: "es-US". English by default.'),
    whenInterrupted: whenInterrupted
      .default('stop')
      .describe(
        'How the line handles input while it speaks: stops and takes it, finishes first and then takes it, or ignores it.',
      ),
    takes: z.array(transition).default([]),
    silence: z
      .strictObject({ after: seconds.describe('Seconds without input.'), to: name.describe('The next state.') })
      .optional()
      .describe('The next state if the caller does nothing. Silence must eventually lead to the end of the call.'),
    otherwise: name.optional().describe('The next state after any other input.'),
    hangsUp: z.boolean().default(false).describe('Whether the line hangs up after this state.'),
  })
  .refine(({ silence, hangsUp }) => silence ?? hangsUp, 'needs "silence", or "hangsUp: true"');

/** A phone line, as states that say something and wait for the caller. */
const phone = z
  .strictObject({
    kind: z.literal('phone'),
    name: text.describe('The business name, as readers know it.'),
    number: z
      .string()
      .regex(/^\+\d{7,15}$/, 'must be a telephone number with + and the country code, in quotes')
      .describe('The number scripts dial.'),
    rings: seconds.describe('Seconds until the line answers.'),
    wordsPerSecond: z.number().min(0.5).max(10).describe('Speaking rate.'),
    misheard: z
      .record(text, text)
      .default({})
      .describe('How speech recognition transcribes certain words the line says.'),
    recordings: z
      .record(z.url(), text)
      .default({})
      .describe('Addresses of recordings, each with the words spoken in it.'),
    start: name.describe('The state the line answers in.'),
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
  typed: z
    .union([text.transform((only) => [only]), z.array(text).min(1)])
    .default([])
    .describe('One or more messages, such as synonyms and typing errors. Case and punctuation make no difference.'),
  chosen: text.optional().describe('The label of the selected button.'),
  ...reply,
  choices: z.array(text).min(1).optional().describe('Labels of the buttons under the last message.'),
});

/** A chatbot, as replies to messages and buttons. Users can send any of them at any time. */
const chat = z
  .strictObject({
    kind: z.literal('chat'),
    name: text.describe('The business name, as readers know it.'),
    answersAfter: seconds.describe('Seconds until a reply appears.'),
    answers: z.array(answer).min(1),
    otherwise: text.describe('The reply to any other message.'),
    ids: z
      .strictObject({ open: className, input: className, frame: className.optional() })
      .describe('IDs of the elements that open the chat and take messages, and of the iframe, if the chat is in one.'),
    classes: z
      .strictObject({ reply: className, text: className, choice: className })
      .describe('Classes of a reply, its text and its buttons.'),
  })
  .superRefine(({ answers }, context) => {
    const message = 'no answer has this text in "chosen"';
    const chosen = new Set(answers.map((one) => one.chosen));
    answers.forEach(({ choices = [] }, index) =>
      choices.forEach((choice, at) => {
        if (!chosen.has(choice)) context.addIssue({ code: 'custom', path: ['answers', index, 'choices', at], message });
      }),
    );
  });

/** The schema of a file in `content/practice`, which is also the writers' reference. */
export const dialogueSchema = z.discriminatedUnion('kind', [phone, chat]);

/** Faults to add to a target: replaced text, or different behavior when interrupted. */
export const faultsSchema = z.record(
  text,
  z.object({ whenInterrupted: whenInterrupted.optional() }).catchall(z.string()),
);

/** Changes to a target, by their effect. The effect completes the sentence "Your test also passes when …". */
export type Faults = Readonly<z.infer<typeof faultsSchema>>;

/** A phone line simulated on the page. */
export type PhoneDialogue = z.infer<typeof phone>;

/** A state of a phone line. */
export type PhoneState = z.infer<typeof state>;

/** A chatbot simulated on the page. */
export type ChatDialogue = z.infer<typeof chat>;

/** A target simulated on the page. */
export type Dialogue = PhoneDialogue | ChatDialogue;
