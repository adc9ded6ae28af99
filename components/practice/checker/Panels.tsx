import type { ReactNode } from 'react';
import type { CheckedText } from '@/lib/script';
import styles from './Checker.module.css';
import { Problems } from './Problems';
import { Reading } from './Reading';
import type { RunTarget } from './target';

interface Props {
  checked: CheckedText;
  /** Text instead of the number of problems, if the text isn't checked. */
  status?: string;
  /** The text field or editor. */
  field: ReactNode;
  /** The cursor's offset, which determines the test shown. */
  cursor: number;
  target: RunTarget;
}

/** The script with its problems, and its conversation next to it. The checker handles their buttons by their names. */
export function Panels({ field, cursor, ...found }: Props) {
  return (
    <div className={styles.panels}>
      <div>
        {field}
        <Problems {...found} />
      </div>
      <div className={styles.reading}>
        <Reading checked={found.checked} cursor={cursor} />
      </div>
    </div>
  );
}
