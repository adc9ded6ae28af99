import { useEffect, useRef } from 'react';
import type { RunRequest } from '@/lib/script';
import controls from '../../controls.module.css';
import { Button } from '../Button';
import { useAnswer, type Language } from '../language';
import { Player } from '../run/Player';
import run from '../run/Run.module.css';
import styles from './Checker.module.css';

interface Props {
  request: RunRequest;
  /** Whether the script has changed since. */
  isOld: boolean;
  language: Language;
}

/** The run of a checked script on a simulated target. */
export function Trial({ request, isOld, language }: Props) {
  const root = useRef<HTMLElement>(null);
  const { answer, failure, isOld: isBusy } = useAnswer(language, 'run', request);
  // What the run adds is below its start.
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
  }, [request]);
  const { name, ...dialogue } = request.dialogue;
  const target =
    dialogue.kind === 'phone' ? `the simulated line ${name}, ${dialogue.number}` : `the simulated bot ${name}`;
  return (
    <section ref={root} className={`${styles.trial} ${run.panel}`} aria-label="Test run" tabIndex={-1}>
      <p className={controls.note}>
        This run is on {target}. No call is placed, and no message is sent. A script for another system fails here.
      </p>
      <p role="status">{isOld && <strong>The script has changed since this run. Run it again.</strong>}</p>
      {isBusy && <Button onClick={language.stop}>Stop</Button>}
      {!isBusy && failure && <p role="alert">{failure}</p>}
      {!isBusy && answer?.run && <Player {...answer.run} />}
    </section>
  );
}
