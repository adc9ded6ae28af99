import { useId } from 'react';
import tabs from '../../tabs.module.css';
import { SPEEDS } from './useClock';

/** Selects the clock's speed. */
export function Speeds({ speed, onChange }: { speed: number; onChange(speed: number): void }) {
  const id = useId();
  return (
    <fieldset className={tabs.tabs}>
      <legend className="visually-hidden">Speed</legend>
      {SPEEDS.map((one) => (
        <label key={one} className={tabs.tab}>
          <input type="radio" name={id} checked={one === speed} onChange={() => onChange(one)} />
          {one}×<span className="visually-hidden"> the speed of a call</span>
        </label>
      ))}
    </fieldset>
  );
}
