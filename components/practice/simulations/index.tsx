import { useId, type ComponentType } from 'react';
import { LazyProgram } from '../LazyProgram';
import { ErrorProbability as ErrorProbabilityView } from './ErrorProbability';
import type { ViewProps } from './Form';
import { Load } from './Load';
import type { SimulationName } from './Program';
import { Roi } from './Roi';
import styles from './Form.module.css';
import { Week } from './Week';

/** Calculates the savings from better accuracy. */
export const RoiCalculator = simulation('roi', 'The calculator', Roi);

/** Shows how often errors send a caller to an agent. */
export const ErrorProbability = simulation('errors', 'The error probability curve', ErrorProbabilityView);

/** Simulates a load test for a line with agents. */
export const LoadSimulation = simulation('load', 'The simulated load test', Load);

/** Simulates a monitored week with retries and exclusion windows. */
export const MonitoringWeek = simulation('week', 'The simulated week', Week);

/** Shows the example as plain HTML. The program loads on first interaction. */
function simulation(name: SimulationName, label: string, View: ComponentType<ViewProps>) {
  return function Simulation() {
    return (
      <LazyProgram program={name} label={label} className={styles.panel}>
        <View id={useId()} inputs={{}} />
      </LazyProgram>
    );
  };
}
