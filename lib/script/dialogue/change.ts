import type { Dialogue, Faults, PhoneState } from './schema';

type Says = PhoneState['says'];
type Reply = Pick<PhoneState, 'says' | 'variants'>;

/** The target with the n-th wording of each reply, counted from 0. Replies with fewer wordings repeat theirs. */
export function inVariant<Target extends Dialogue>(dialogue: Target, number: number): Target {
  return mapReplies(dialogue, (reply) => {
    const all = [reply.says, ...reply.variants];
    return { ...reply, says: all[number % all.length] ?? reply.says };
  });
}

/** Variants of the target, as many as the reply with the most wordings has. */
export function allVariants(dialogue: Dialogue): Dialogue[] {
  const replies = dialogue.kind === 'chat' ? dialogue.answers : Object.values(dialogue.states);
  const most = Math.max(...replies.map(({ variants }) => variants.length));
  return Array.from({ length: most + 1 }, (_, number) => inVariant(dialogue, number));
}

/** Adds a fault to a target: replaced passages, of which empty ones are silent, or other behavior in every state. */
export function withFault(dialogue: Dialogue, { whenInterrupted, ...fault }: Faults[string]): Dialogue {
  const change = (text: string) =>
    Object.entries(fault).reduce((changed, [said, instead]) => changed.replaceAll(said, () => instead), text);
  const inAll = (says: Says) => says.map((part) => (typeof part === 'string' ? change(part) : part));
  const faulty = mapReplies(dialogue, (reply) => ({
    ...reply,
    says: inAll(reply.says),
    variants: reply.variants.map(inAll),
    ...(whenInterrupted && { whenInterrupted }),
  }));
  return faulty.kind === 'chat' ? { ...faulty, otherwise: change(faulty.otherwise) } : faulty;
}

function mapReplies<Target extends Dialogue>(dialogue: Target, change: <One extends Reply>(reply: One) => One): Target {
  if (dialogue.kind === 'chat') return { ...dialogue, answers: dialogue.answers.map(change) };
  const states = Object.entries(dialogue.states).map(([name, state]) => [name, change(state)] as const);
  return { ...dialogue, states: Object.fromEntries(states) };
}
