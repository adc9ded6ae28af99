import { useEffect, useRef } from 'react';
import dialogues from '@/.generated/practice/dialogues.json';
import type { Start } from '../../browser/start';
import { type FinishedRun, usePlayer } from '../run/Player';
import { useAnswer, useLanguage } from '../language';
import { Stage } from './Stage';

interface Props {
  script: string;
  file: string;
  /** The simulated target: `pharmacy` is the dialogue `sample-pharmacy`. */
  on: string;
  /** The address where readers can edit the test. */
  edit?: string;
}

/** Runs the test. Until the language's worker answers, the conversation stays as it is. */
export default function Program({ props, plain }: Start<Props>) {
  const { script: text, on } = props;
  const dialogue = dialogues[`sample-${on}`]!;
  const { answer, failure } = useAnswer(useLanguage(), 'run', { text, dialogue, variant: 0 });
  if (answer?.run) return <Played {...props} partner={dialogue.name} run={answer.run} />;
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: plain.innerHTML }} />
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** The conversation as it takes place. */
function Played({ run, ...props }: Omit<Props, 'on'> & { partner: string; run: FinishedRun }) {
  const { shown, controls } = usePlayer(run);
  const root = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists.
  useEffect(() => root.current?.querySelector<HTMLElement>('[name=play]')?.focus({ preventScroll: true }), []);
  return (
    <div ref={root}>
      <Stage {...props} run={run} shown={shown} foot={controls} />
    </div>
  );
}
