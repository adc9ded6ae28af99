import type { ReactNode } from 'react';
import { SPEAKERS } from '@/lib/content/mdx/words';
import styles from './Conversation.module.css';

/** A conversation, turn by turn. */
export function Conversation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.conversation}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ol className={styles.turns}>{children}</ol>
    </figure>
  );
}

interface TurnProps {
  /** `caller` is the test, and `system` the application under test. */
  by: 'caller' | 'system';
  /** How it was said, for example `DTMF`. */
  note?: string;
  /** The speaker, if it isn't the test or the system under test. */
  speaker?: string;
  children: ReactNode;
}

/** A turn in a conversation. */
export function Turn({ by, note, speaker = SPEAKERS[by], children }: TurnProps) {
  return (
    <li className={`${styles.turn} ${styles[by]}`}>
      <span className={styles.speaker}>
        {speaker}
        {note && <span className={styles.note}>, {note}</span>}
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
