import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Inputs } from '@/lib/simulations/load';
import { restoreFocus, takeOver } from '../../browser/take-over';
import type { Start } from '../../browser/start';
import { Load } from './Load';
import { Week } from './Week';

/** The simulation that replaces its example. It updates as its form changes. */
export default function Program({ taken, props: { name } }: Start<{ name: 'load' | 'week' }>) {
  const View = name === 'load' ? Load : Week;
  const root = useRef<HTMLDivElement>(null);
  const [inputs, setInputs] = useState<Inputs>(taken.values);
  useLayoutEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
  }, [taken]);
  const onInput = () => {
    if (root.current) setInputs(takeOver(root.current).values);
  };
  return (
    <div ref={root} onInput={onInput}>
      <View id={useId()} inputs={inputs} />
    </div>
  );
}
