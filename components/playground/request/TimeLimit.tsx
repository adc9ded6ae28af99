import styles from '../form/form.module.css';

/** Seconds without an answer after which a request is given up. */
export const TIME_LIMITS = [5, 30, 120, 600] as const;

/** The choice of how long to wait for an answer. */
export function TimeLimit({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  return (
    <label className={styles.inline}>
      Give up after
      <select
        name="time-limit"
        className={styles.small}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {TIME_LIMITS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`}
          </option>
        ))}
      </select>
    </label>
  );
}
