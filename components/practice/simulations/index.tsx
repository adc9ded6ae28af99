import { useId, type ComponentType } from 'react';
import { Island } from '../../Island';
import type { ViewProps } from './Form';
import { Load } from './Load';
import forms from '../../form.module.css';
import { Week } from './Week';

/** Simulates a load test for a line with agents. */
export const LoadSimulation = simulation('load', 'The simulated load test', Load);

/** Simulates a monitored week with retries and exclusion windows. */
export const MonitoringWeek = simulation('week', 'The simulated week', Week);

/** Shows the example as plain HTML. The program loads on first interaction. */
function simulation(name: 'load' | 'week', label: string, View: ComponentType<ViewProps>) {
  return function Simulation() {
    return (
      <Island
        name="simulation"
        props={{ name }}
        className={forms.panel}
        role="region"
        aria-label={label}
        data-pagefind-ignore=""
      >
        <View id={useId()} inputs={{}} />
      </Island>
    );
  };
}
