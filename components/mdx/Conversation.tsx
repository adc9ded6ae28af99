import type { ReactNode } from 'react';
import { SPEAKERS } from '@/lib/content/mdx/words';
import styles from './Conversation.module.css';

interface ConversationProps {
  title: string;
  /** Set by the compiler for a test script's conversation, which is inside the frame of its code block. */
  form?: 'timeline' | 'chat';
  children: ReactNode;
}

/** A conversation, turn by turn. */
export function Conversation({ title, form, children }: ConversationProps) {
  return (
    <figure className={form ? styles.scripted : styles.conversation}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ol className={form === 'chat' ? `${styles.turns} ${styles.chat}` : styles.turns}>{children}</ol>
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
  /** In a script's conversation: what the speaker does, as text to follow the speaker's name. */
  does?: string;
  /** In a script's conversation: a sentence about what else happens. */
  after?: string;
  /** Set if no one speaks for a while. */
  gap?: 'yes';
  children?: ReactNode;
}

/** A turn in a conversation. */
export function Turn({ by, note, speaker = SPEAKERS[by], does, after, gap, children }: TurnProps) {
  const how = note ? `, ${note}` : does && ` ${does}`;
  return (
    <li className={`${styles.turn} ${styles[by]}${gap ? ` ${styles.gap}` : ''}`}>
      <span className={styles.speaker}>
        {speaker}
        {how && <span className={styles.note}>{how}</span>}
      </span>
      {children && <div className={styles.words}>{children}</div>}
      {after && <p className={styles.after}>{after}</p>}
    </li>
  );
}
