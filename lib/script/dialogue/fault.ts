import type { Dialogue, Faults } from './schema';

/**
 * A target that has a fault.
 * @param fault what it says instead of each of these passages; an empty text is silence. `whenInterrupted` is what every state does
 */
export function withFault(dialogue: Dialogue, { whenInterrupted, ...fault }: Faults[string]): Dialogue {
  const change = (text: string) =>
    Object.entries(fault).reduce((changed, [said, instead]) => changed.replaceAll(said, () => instead), text);
  if (dialogue.kind === 'chat') {
    const answers = dialogue.answers.map((answer) => ({ ...answer, says: change(answer.says) }));
    return { ...dialogue, answers, otherwise: change(dialogue.otherwise) };
  }
  const states = Object.entries(dialogue.states).map(([name, state]) => {
    const says = state.says.map((part) => (typeof part === 'string' ? change(part) : part));
    return [name, { ...state, says, ...(whenInterrupted && { whenInterrupted }) }] as const;
  });
  return { ...dialogue, states: Object.fromEntries(states) };
}
