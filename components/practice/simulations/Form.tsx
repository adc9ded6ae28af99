import type { Inputs } from '@/lib/practice/fields';
import simulations from '@/lib/practice/simulations.json' with { type: 'json' };
import form from './Form.module.css';

/** The props of a simulation. The build renders the example's values, and the program renders the reader's. */
export interface ViewProps {
  /** A prefix for the form's element IDs. */
  id: string;
  /** Values by control name. A control without a value uses the example's. */
  inputs: Inputs;
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** The options' values and labels, in order. */
  choices: readonly (readonly [value: string, label: string])[];
}

/** A dropdown. */
export function Choice({ id, name, label, value, choices }: ChoiceProps) {
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <select id={`${id}-${name}`} className={form.control} name={name} defaultValue={value}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Says that this is a simulation, and what it assumes if the documentation leaves something open. */
export function Assumptions({ of }: { of: 'load' | 'week' }) {
  return (
    <>
      <p>This is a simulation in your browser. Nothing is called, run or sent.</p>
      <details>
        <summary>Assumptions</summary>
        <p>This simulation assumes the following:</p>
        <ul>
          {simulations[`${of}Assumptions`].map((assumption) => (
            <li key={assumption}>{assumption}.</li>
          ))}
        </ul>
      </details>
    </>
  );
}
