import type { AnswerProps } from './Program';
import styles from './Exercise.module.css';

/** A text field for a script. */
export function ScriptAnswer({ answer, onChange }: AnswerProps) {
  return (
    <textarea
      className={styles.script}
      aria-label="Script"
      spellCheck={false}
      autoCapitalize="off"
      rows={answer.split('\n').length + 1}
      value={answer}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
