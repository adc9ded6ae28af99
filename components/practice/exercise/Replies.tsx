import type { Misheard } from '@/lib/script/exercise/judge';
import { corrected } from '@/lib/script/exercise/judge';
import styles from './Exercise.module.css';

/**
 * Replies as they were heard, as homophones correct them, and as the line said them.
 * @param props.answer the homophones; absent where there are none yet
 */
export function Replies({ replies, answer }: { replies: readonly Misheard[]; answer?: string }) {
  return (
    <dl className={styles.replies}>
      {replies.map(({ heard, said }) => {
        const now = answer === undefined ? heard : corrected(heard, answer);
        return (
          <div key={heard}>
            <dt>The line says</dt>
            <dd>{said}</dd>
            <dt>Transcript</dt>
            <dd>{heard}</dd>
            {answer !== undefined && (
              <>
                <dt>Corrected</dt>
                <dd data-right={now === said ? '' : undefined}>
                  {now} <strong>{now === said ? '✓ matches' : '✕ differs'}</strong>
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}
