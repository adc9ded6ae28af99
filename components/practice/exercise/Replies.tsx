import { corrected, isCorrected, type Misheard } from '@/lib/script';
import styles from './Exercise.module.css';

/**
 * Replies as the line said them, as heard, and as corrected by homophones.
 * @param props.answer the homophones entered so far, if any
 */
export function Replies({ replies, answer }: { replies: readonly Misheard[]; answer?: string }) {
  return (
    <dl className={styles.replies}>
      {replies.map((reply) => {
        const { heard, said } = reply;
        const isRight = answer !== undefined && isCorrected(reply, answer);
        return (
          <div key={heard}>
            <dt>The line says</dt>
            <dd>{said}</dd>
            <dt>Transcript</dt>
            <dd>{heard}</dd>
            {answer !== undefined && (
              <>
                <dt>Corrected</dt>
                <dd data-right={isRight ? '' : undefined}>
                  {corrected(heard, answer)} <strong>{isRight ? '✓ matches' : '✕ differs'}</strong>
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}
