import type { Inputs } from '@/lib/simulations/load';
import simulations from '@/lib/simulations/simulations.json' with { type: 'json' };

/** The props of a simulation. The build renders the example's values, and the program renders the reader's. */
export interface ViewProps {
  /** A prefix for the form's element IDs. */
  id: string;
  /** Values by control name. A control without a value uses the example's. */
  inputs: Inputs;
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
