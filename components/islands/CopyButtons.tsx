'use client';

import { useEffect, useRef } from 'react';
import styles from './CopyButtons.module.css';

/** How long a confirmation or error message is shown, in milliseconds. */
const FEEDBACK_TIME = 2000;
const FAILURE_TIME = 8000;

/**
 * Makes all `data-copy` buttons copy and confirm it, with a single listener. A button with an address copies the file
 * there, and any other its code block.
 */
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
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
      if (!button) return;
      const code = button.parentElement?.querySelector('code');
      const copied = await (code ? copyCode(code) : copyFile(button.dataset.copy ?? '')).then(
        () => true,
        () => false,
      );
      clear();
      if (!status.current) return;
      const remedy = code
        ? 'The code is selected, so you can copy it with the keyboard.'
        : 'Open the Markdown instead.';
      status.current.textContent = copied ? 'Copied' : `Copying failed. ${remedy}`;
      status.current.className = copied ? 'visually-hidden' : (styles.failed ?? '');
      if (copied) button.dataset.done = '';
      else if (code) getSelection()?.selectAllChildren(code);
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

async function copyCode(code: Element): Promise<void> {
  await navigator.clipboard.writeText(textOf(code));
}

/** Safari allows writing only directly after a click, so the item contains a promise of the text. */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
