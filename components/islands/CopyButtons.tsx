'use client';

import { useEffect, useRef } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const FEEDBACK_TIME = 2000;

/** Makes every `data-copy` button copy the code block that it belongs to, and tells so. One listener for all. */
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
      const copied = await copy(textOf(code));
      // The message about an earlier press goes.
      clear();
      status.current.textContent = copied
        ? 'Copied'
        : 'Copying failed: the code is selected, copy it with your keyboard';
      if (!copied) getSelection()?.selectAllChildren(code);
      else button.dataset.done = '';
      done = button;
      timer = setTimeout(clear, FEEDBACK_TIME);
    };
    document.addEventListener('click', onClick);
    return () => {
      clear();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return <p ref={status} className="visually-hidden" role="status" />;
}

/** The text of a code block without the lines that it takes away. */
function textOf(code: Element): string {
  const kept = code.cloneNode(true) as Element;
  for (const line of kept.querySelectorAll('.removed')) {
    const { nextSibling: end } = line;
    if (end) end.textContent = (end.textContent ?? '').replace(/^\n/, '');
    line.remove();
  }
  return kept.textContent ?? '';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
