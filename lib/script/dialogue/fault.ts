import type { Dialogue, Faults } from './schema';

/**
 * Adds a fault to a target.
 * @param fault replacements for passages it says (empty text is silence); `whenInterrupted` applies to every state
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
