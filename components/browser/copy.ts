/**
 * Copies text. Also works without HTTPS, where the Clipboard API isn't available.
 * @param text the text, or a promise of it
 * @returns whether it was copied; `false` if the promise fails
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Safari allows writing only directly after a click, but an item can contain a promise.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(asBlob) })]);
    return true;
  } catch {
    return Promise.resolve(text).then(copyByCommand, () => false);
  }
}

function asBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}

/** Copies with the legacy `copy` command, whose event provides the text. */
function copyByCommand(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', onCopy);
  }
}
