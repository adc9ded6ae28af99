/** A fault of a dialogue, by the keys that lead to it. */
export interface DialogueFault {
  path: PropertyKey[];
  message: string;
}

interface Step {
  to: string;
  path: PropertyKey[];
}

interface State {
  takes: readonly { keys?: string; digits?: number; words?: readonly string[]; to: string }[];
  silence?: { to: string };
  otherwise?: string;
  hangsUp: boolean;
}

interface Phone {
  start: string;
  states: Readonly<Record<string, State>>;
}

/**
 * What a schema cannot say of a phone line: its states are there and can be reached, a caller always has a way on, and one who
 * says nothing comes to the end of the call.
 */
export function phoneFaults({ start, states }: Phone): DialogueFault[] {
  const faults: DialogueFault[] = [];
  const reached = new Set<string>();
  const open: Step[] = [{ to: start, path: ['start'] }];
  for (let step = open.pop(); step; step = open.pop()) {
    const state = Object.hasOwn(states, step.to) ? states[step.to] : undefined;
    if (!state) faults.push({ path: step.path, message: `there is no state "${step.to}"` });
    else if (!reached.has(step.to)) {
      reached.add(step.to);
      open.push(...stepsOf(state, ['states', step.to]));
    }
  }
  for (const [name, state] of Object.entries(states)) {
    const path = ['states', name];
    if (!reached.has(name)) faults.push({ path, message: 'no state leads here' });
    if (isEndless(name, states)) faults.push({ path: [...path, 'silence'], message: 'silence never ends the call' });
    faults.push(...stateFaults(state, path));
  }
  return faults;
}

function stepsOf({ takes, silence, otherwise }: State, path: PropertyKey[]): Step[] {
  return [
    ...takes.map(({ to }, index) => ({ to, path: [...path, 'takes', index, 'to'] })),
    ...(silence ? [{ to: silence.to, path: [...path, 'silence', 'to'] }] : []),
    ...(otherwise === undefined ? [] : [{ to: otherwise, path: [...path, 'otherwise'] }]),
  ];
}

function stateFaults({ takes, silence, otherwise, hangsUp }: State, path: PropertyKey[]): DialogueFault[] {
  if (hangsUp) {
    const goesOn = takes.length > 0 || silence !== undefined || otherwise !== undefined;
    return goesOn ? [{ path: [...path, 'hangsUp'], message: 'nothing follows when the line hangs up' }] : [];
  }
  const faults: DialogueFault[] = takes.flatMap(({ keys, digits, words }, index) => {
    const isOne = (keys ?? digits ?? words) !== undefined && (keys === undefined || digits === undefined);
    return isOne ? [] : [{ path: [...path, 'takes', index], message: 'needs words, and "keys" or "digits"' }];
  });
  if (!silence) faults.push({ path, message: 'needs "silence", or "hangsUp: true"' });
  if (takes.length > 0 && otherwise === undefined) faults.push({ path, message: 'needs "otherwise"' });
  return faults;
}

/** Whether a caller who says nothing comes back to a state that they have been in. */
function isEndless(name: string, states: Phone['states']): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined; at = states[at]?.silence?.to) {
    if (seen.has(at)) return at === name;
    seen.add(at);
  }
  return false;
}

interface Chat {
  answers: readonly { typed?: string; chosen?: string; choices?: readonly string[] }[];
}

/** What a schema cannot say of a chatbot: each reply belongs to one message or button, and each button has a reply. */
export function chatFaults({ answers }: Chat): DialogueFault[] {
  const faults: DialogueFault[] = [];
  const chosen = new Set(answers.flatMap(({ chosen: label }) => label ?? []));
  const seen = new Set<string>();
  answers.forEach(({ typed, chosen: label, choices }, index) => {
    const path = ['answers', index];
    if ((typed === undefined) === (label === undefined))
      faults.push({ path, message: 'needs one of "typed" and "chosen"' });
    const cause = typed === undefined ? `chosen ${label}` : `typed ${typed.trim().toLowerCase()}`;
    if (seen.has(cause)) faults.push({ path, message: `there is another answer for "${typed ?? label}"` });
    seen.add(cause);
    for (const [at, choice] of (choices ?? []).entries())
      if (!chosen.has(choice)) faults.push({ path: [...path, 'choices', at], message: 'no answer is "chosen" by it' });
  });
  return faults;
}
