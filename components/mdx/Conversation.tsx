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

/** A test script's conversation, in the frame of its code block. The compiler generates it. */
export function ScriptConversation({ title, form, children }: { title: string; form?: 'chat'; children: ReactNode }) {
  return (
    <figure className={styles.scripted}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ol className={form ? `${styles.turns} ${styles.chat}` : styles.turns}>{children}</ol>
    </figure>
  );
}

interface ScriptTurnProps {
  by: 'caller' | 'system';
  /** What the speaker does, as text to follow the speaker's name. */
  does: string;
  /** A sentence about what else happens. */
  after?: string;
  /** Set if no one speaks for a while. */
  gap?: 'yes';
  children?: ReactNode;
}

/** A turn in a {@link ScriptConversation}: the test's input or an expected reply. */
export function ScriptTurn({ by, does, after, gap, children }: ScriptTurnProps) {
  return (
    <li className={`${styles.turn} ${styles[by]}${gap ? ` ${styles.gap}` : ''}`}>
      <span className={styles.speaker}>
        {SPEAKERS[by]} <span className={styles.note}>{does}</span>
      </span>
      {children && <div className={styles.words}>{children}</div>}
      {after && <p className={styles.after}>{after}</p>}
    </li>
  );
}
