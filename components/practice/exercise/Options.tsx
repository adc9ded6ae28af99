import { useId, type ReactNode } from 'react';
import styles from './Exercise.module.css';

interface Props {
  id: string;
  labels: readonly ReactNode[];
  /** The selected answer's number, from 1. Without `onChoose`, the browser keeps the selection. */
  chosen?: string;
  onChoose?(number: string): void;
}

/** Answers to select from. */
export function Options({ id, labels, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">Answers</legend>
      {labels.map((label, index) => {
        const number = String(index + 1);
        const state = onChoose && { checked: chosen === number, onChange: () => onChoose(number) };
        return (
          <div key={number} className={styles.option}>
            <input type="radio" required id={`${id}-${number}`} name={name} value={number} {...state} />
            <label htmlFor={`${id}-${number}`} data-part="label">
              {label}
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
