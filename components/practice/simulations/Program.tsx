import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Inputs } from '@/lib/simulations/load';
import { restoreFocus, takeOver, type TakenOver } from '../../browser/take-over';
import type { Start } from '../../browser/start';
import type { ViewProps } from './Form';
import { Load } from './Load';
import { Week } from './Week';

/** Creates the simulation that replaces its example. */
export default function Simulation({ taken, props }: Start<{ name: 'load' | 'week' }>) {
  return <Program View={props.name === 'load' ? Load : Week} taken={taken} />;
}

/** A simulation that updates as its form changes. */
function Program({ View, taken }: { View: ComponentType<ViewProps>; taken: TakenOver }) {
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
