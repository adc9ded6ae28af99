import type { ReactNode } from 'react';
import type { CheckedText, ScriptProblem } from '@/lib/script';
import styles from './Checker.module.css';
import { Problems } from './Problems';
import { Reading } from './Reading';
import type { RunTarget } from './target';

/** The panels' actions. Absent until the program has loaded. */
export interface Presses {
  run(): void;
  goTo(offset: number): void;
  fix(problem: ScriptProblem): Promise<void>;
  fixAll(): Promise<void>;
}

interface Props {
  checked: CheckedText;
  /** Text instead of the number of problems, if the text isn't checked. */
  status?: string;
  /** The text field or editor. */
  field: ReactNode;
  /** The cursor's offset, which determines the test shown. */
  cursor: number;
  target: RunTarget;
  presses?: Presses;
}

/** The script with its problems, and its conversation next to it. */
export function Panels({ checked, status, field, cursor, target, presses }: Props) {
  return (
    <div className={styles.panels}>
      <div>
        {field}
        <Problems {...{ checked, status, target, presses }} />
      </div>
      <div className={styles.reading}>
        <Reading {...{ checked, cursor, presses }} />
      </div>
    </div>
  );
}
