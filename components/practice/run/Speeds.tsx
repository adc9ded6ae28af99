import { useId } from 'react';
import styles from './Speeds.module.css';
import { SPEEDS } from './useClock';

/** Selects the clock's speed. */
export function Speeds({ speed, onChange }: { speed: number; onChange(speed: number): void }) {
  const id = useId();
  return (
    <fieldset className={styles.speeds}>
      <legend className="visually-hidden">Speed</legend>
      {SPEEDS.map((one) => (
        <label key={one} className={styles.speed}>
          <input type="radio" name={id} checked={one === speed} onChange={() => onChange(one)} />
          {one}×<span className="visually-hidden"> the speed of a call</span>
        </label>
      ))}
    </fieldset>
  );
}
