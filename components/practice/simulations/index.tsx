import { useId, type ComponentType } from 'react';
import { LazyProgram } from '../LazyProgram';
import type { ViewProps } from './Form';
import { Load } from './Load';
import styles from './Form.module.css';
import { Week } from './Week';

/** Simulates a load test for a line with agents. */
export const LoadSimulation = simulation('load', 'The simulated load test', Load);

/** Simulates a monitored week with retries and exclusion windows. */
export const MonitoringWeek = simulation('week', 'The simulated week', Week);

/** Shows the example as plain HTML. The program loads on first interaction. */
function simulation(name: 'load' | 'week', label: string, View: ComponentType<ViewProps>) {
  return function Simulation() {
    return (
      <LazyProgram program={name} label={label} className={styles.panel}>
        <View id={useId()} inputs={{}} />
      </LazyProgram>
    );
  };
}
