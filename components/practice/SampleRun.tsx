import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { LazyProgram, type Handed } from './LazyProgram';
import { RunButton } from './run/RunButton';
import styles from './run/RunButton.module.css';

interface Props extends Handed {
  target: 'line' | 'bot';
  /** The code block, inside the fragment that the highlighter creates. */
  children: ReactElement<{ children: ReactElement<{ foot?: ReactNode }> }>;
}

/** A sample that readers can run. The compiler wraps this around the code block: see `lib/content/mdx/runs.ts`. */
export function SampleRun({ children, ...handed }: Props) {
  const foot = (
    <LazyProgram program="run" label="The run" className={styles.foot} {...handed}>
      <RunButton target={handed.target} />
    </LazyProgram>
  );
  return cloneElement(children.props.children, { foot });
}
