import type { ReactNode } from 'react';
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

/** A simulation's form. It is never submitted, because results update immediately. */
export function Form({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form method="dialog" className={form.form} aria-label={label}>
      {children}
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  /** How to correct the value. */
  problem?: string;
  /** Renders the control, with attributes that link it to its label and problem. */
  children: (attributes: object) => ReactNode;
}

/** A labeled control, with any problem. */
export function Field({ id, label, problem, children }: FieldProps) {
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: form.control,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <span id={`${id}-problem`} className={form.note}>
          {problem}
        </span>
      )}
    </div>
  );
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
    <Field id={`${id}-${name}`} label={label}>
      {(attributes) => (
        <select {...attributes} name={name} defaultValue={value}>
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
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
