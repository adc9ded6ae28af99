import { element, elementOf } from '../../browser/element';

/** How long a confirmation or error message is shown, in milliseconds. */
const FEEDBACK_TIME = 2000;
const FAILURE_TIME = 8000;

/**
 * Makes all `data-copy` buttons copy and confirm it. A button with an address copies the file there, and any other its
 * code block.
 */
export function watchCopyButtons(signal: AbortSignal): void {
  // Screen readers announce text only in an existing element.
  const status = document.body.appendChild(element('p', { role: 'status', class: 'visually-hidden' }));
  signal.addEventListener('abort', () => status.remove());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done: HTMLButtonElement | undefined;
  const clear = () => {
    clearTimeout(timer);
    delete done?.dataset.done;
    status.textContent = '';
  };
  const onClick = async (event: MouseEvent) => {
    const button = elementOf(event).closest<HTMLButtonElement>('button[data-copy]');
    if (!button) return;
    const code = button.parentElement?.querySelector('code');
    let copied = true;
    try {
      await (code ? navigator.clipboard.writeText(textOf(code)) : copyFile(button.dataset.copy ?? ''));
    } catch {
      copied = false;
    }
    clear();
    const remedy = code ? 'The code is selected, so you can copy it with the keyboard.' : 'Open the Markdown instead.';
    status.textContent = copied ? 'Copied' : `Copying failed. ${remedy}`;
    status.className = copied ? 'visually-hidden' : 'message';
    if (copied) button.dataset.done = '';
    else if (code) getSelection()?.selectAllChildren(code);
    done = button;
    timer = setTimeout(clear, copied ? FEEDBACK_TIME : FAILURE_TIME);
  };
  document.addEventListener('click', onClick, { signal });
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

/** Safari allows writing only directly after a click, so the item contains a promise of the text. */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
