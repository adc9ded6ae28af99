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
export function RoiCalculator() {
  return <Simulation name="roi" label="The calculator" View={Roi} />;
}

/** Shows how often errors send a caller to an agent. */
export function ErrorProbability() {
  return <Simulation name="errors" label="The error probability curve" View={ErrorProbabilityView} />;
}

/** Simulates a load test for a line with agents. */
export function LoadSimulation() {
  return <Simulation name="load" label="The simulated load test" View={Load} />;
}

/** Simulates a monitored week with retries and exclusion windows. */
export function MonitoringWeek() {
  return <Simulation name="week" label="The simulated week" View={Week} />;
}

interface Props {
  name: SimulationName;
  label: string;
  View: ComponentType<ViewProps>;
}

/** Shows the example as plain HTML. The program loads on first interaction. */
function Simulation({ name, label, View }: Props) {
  return (
    <LazyProgram program={name} label={label} className={styles.panel}>
      <View id={useId()} inputs={{}} />
    </LazyProgram>
  );
}
