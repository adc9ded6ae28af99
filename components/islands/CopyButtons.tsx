'use client';

import { useEffect, useRef } from 'react';
import { copyText } from '../browser/copy';
import styles from './CopyButtons.module.css';

/** How long a confirmation or error message is shown, in milliseconds. */
const FEEDBACK_TIME = 2000;
const FAILURE_TIME = 8000;

/** Makes all `data-copy` buttons copy their code block and confirm it, with a single listener. */
export function CopyButtons() {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done: HTMLButtonElement | undefined;
    const clear = () => {
      clearTimeout(timer);
      delete done?.dataset.done;
      if (status.current) status.current.textContent = '';
    };
    const onClick = async (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
      const code = button?.parentElement?.querySelector('code');
      if (!button || !code || !status.current) return;
      const copied = await copyText(textOf(code));
      clear();
      status.current.textContent = copied
        ? 'Copied'
        : 'Copying failed. The code is selected, so you can copy it with the keyboard.';
      status.current.className = copied ? 'visually-hidden' : (styles.failed ?? '');
      if (!copied) getSelection()?.selectAllChildren(code);
      else button.dataset.done = '';
      done = button;
      timer = setTimeout(clear, copied ? FEEDBACK_TIME : FAILURE_TIME);
    };
    document.addEventListener('click', onClick);
    return () => {
      clear();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return <p ref={status} className="visually-hidden" role="status" />;
}

/** A code block's text, without removed lines. */
function textOf(code: Element): string {
  const kept = code.cloneNode(true) as Element;
  for (const line of kept.querySelectorAll('.removed')) {
    const { nextSibling: end } = line;
    if (end) end.textContent = (end.textContent ?? '').replace(/^\n/, '');
    line.remove();
  }
  return kept.textContent ?? '';
}
