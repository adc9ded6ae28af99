'use client';

import { useEffect, useState } from 'react';
import { withBase } from '@/lib/routes/base';
import { copyText } from '../browser/copy';
import styles from './CopyPageButton.module.css';

/** How long the confirmation is shown, in milliseconds. */
const FEEDBACK_TIME = 3000;

const LABELS = {
  ready: 'Copy page',
  copied: 'Copied',
  failed: 'Copying failed. Open the Markdown instead.',
};

/** A button that copies the page's Markdown copy, whose address is `twin`, and confirms it. */
export function CopyPageButton({ twin }: { twin: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [state]);

  const onClick = async () => setState((await copyFrom(twin)) ? 'copied' : 'failed');

  return (
    <>
      <button type="button" className={styles.copy} data-state={state} onClick={onClick}>
        {LABELS[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : LABELS[state]}
      </span>
    </>
  );
}

async function copyFrom(address: string): Promise<boolean> {
  try {
    const text = fetchText(address);
    if (typeof ClipboardItem === 'undefined' || !isSecureContext) return await copyText(await text);
    // The item contains a promise, because Safari allows writing only directly after a click, but the file loads later.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(asBlob) })]);
    return true;
  } catch {
    return false;
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(withBase(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

function asBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}
