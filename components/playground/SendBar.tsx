import { useRef, type MouseEvent } from 'react';
import { formatTime } from '@/lib/playground/format';
import { describeStatus } from '@/lib/playground/status';
import type { Outcome } from './send';
import controls from '../controls.module.css';
import forms from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  /** The method and URL of a pasted request, if they aren't those of the operation. */
  pasted?: string;
  /** Whether the browser can send the request. Only the curl command sends files. */
  canSend: boolean;
  outcome: Outcome | undefined;
  answerId: string;
  isRefused: boolean;
  /** Sends the request without the missing values. Undefined if it can't be sent without them. */
  onSkip?: () => void;
  onCancel: () => void;
  onReset: () => void;
}

/** The status of the last request, with a link to the response, and the buttons. */
export function SendBar({ pasted, canSend, outcome, answerId, isRefused, onSkip, onCancel, onReset }: Props) {
  const send = useRef<HTMLButtonElement>(null);
  const isSending = outcome?.kind === 'sending';
  // If a focused button disappears, focus moves to Send.
  const keepFocus = (cancel: HTMLButtonElement | null) => () => {
    if (document.activeElement === cancel) send.current?.focus({ preventScroll: true });
  };
  // Ignore a double-click's second click.
  const onClick = (event: MouseEvent) => {
    if (isSending || event.detail > 1) event.preventDefault();
  };
  return (
    <div className={styles.bar}>
      {pasted && <code className={styles.pasted}>{pasted}</code>}
      <p className={styles.result} role="status">
        {isRefused ? 'Not sent. Correct the marked fields.' : resultOf(outcome, answerId)}{' '}
        {onSkip && (
          <button type="button" className={forms.link} onClick={onSkip}>
            Send without it
          </button>
        )}
      </p>
      {canSend ? (
        <span className={styles.buttons}>
          <button
            ref={send}
            type="submit"
            name="send"
            className={controls.primary}
            title="Ctrl or ⌘ and Enter"
            aria-disabled={isSending || undefined}
            onClick={onClick}
          >
            Send
          </button>
          {isSending ? (
            <button key="cancel" ref={keepFocus} type="button" className={controls.button} onClick={onCancel}>
              Cancel
            </button>
          ) : (
            <button key="reset" type="button" className={controls.button} onClick={onReset}>
              Reset
            </button>
          )}
        </span>
      ) : (
        <p className={controls.note}>This page can’t send files. Use the curl command below.</p>
      )}
    </div>
  );
}

function resultOf(outcome: Outcome | undefined, answerId: string) {
  if (!outcome) return null;
  if (outcome.kind === 'sending') return 'Waiting for a response…';
  const text =
    outcome.kind === 'failed'
      ? outcome.failure.title
      : `${outcome.answer.status} ${describeStatus(outcome.answer.status).reason} · ${formatTime(outcome.answer.time)}`;
  return <a href={`#${answerId}`}>{text}</a>;
}
