import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { RunSetup } from '@/lib/script';
import { Island } from '../Island';
import { RunButton } from './run/RunButton';
import styles from './run/RunButton.module.css';

interface Props extends RunSetup {
  target: 'line' | 'bot';
  /** The code block, inside the fragment that the highlighter creates. */
  children: ReactElement<{ children: ReactElement<{ foot?: ReactNode }> }>;
}

/** A sample that readers can run. The compiler wraps this around the code block: see `lib/content/mdx/runs.ts`. */
export function SampleRun({ children, ...handed }: Props) {
  const foot = (
    <Island name="run" props={handed} className={styles.foot} data-pagefind-ignore="">
      <RunButton where={`the sample ${handed.target}`} />
    </Island>
  );
  return cloneElement(children.props.children, { foot });
}
