import { useId } from 'react';
import styles from './builder/Builder.module.css';
import { BuilderForm, INITIAL_STATE } from './builder/BuilderForm';
import { LazyProgram } from './LazyProgram';

/**
 * Makes a `testing.json` of a form. The form and its first file are plain HTML; the program behind them is loaded when the reader
 * touches it.
 */
export function SettingsBuilder({ command }: { command: string }) {
  const id = useId();
  return (
    <LazyProgram program="builder" label="The form of a testing.json" className={styles.builder} command={command}>
      <BuilderForm id={id} state={INITIAL_STATE} command={command} />
    </LazyProgram>
  );
}
