import { CONSTANTS } from '../browser/constants';

/** How long an interaction must wait to retry, by number of attempts, so that requests don't flood a failing host. */
const pauseAfter = (attempts: number) => (attempts > 2 ? 1000 << attempts : 0);

/**
 * Prepares loading Next's scripts, which the export has deactivated in the document (`lib/export/scripts.ts`). A
 * file that failed is requested again without the browser's cache, which could keep an incomplete file for a year.
 * @param onFault called if a file can't be loaded, or the application takes longer than the chunk load timeout
 * @param onRetry called when an interaction can load the rest
 */
export function createLoader(onFault: () => void, onRetry: () => void) {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-next]')];
  const files = [...new Set(scripts.map((script) => script.getAttribute('src')).filter((src) => src !== null))];
  let missing: readonly string[] = files;
  let failed: string[] = [];
  let attempts = 0;
  let loading = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last file with a syntax error, which means that it arrived incomplete. Its `load` event follows. */
  let broken: string | undefined;

  window.addEventListener('error', ({ filename, error }) => {
    broken = filename;
    // Outside loading, the running application requested this chunk.
    if (!timer && error instanceof SyntaxError && filename.includes('/_next/')) onFault();
  });

  const settle = (script: HTMLScriptElement, src: string, hasFailed: boolean) => {
    if (hasFailed) {
      failed.push(src);
      script.remove();
    }
    if (--loading > 0) return;
    missing = failed;
    failed = [];
    if (missing.length === 0) return run(scripts);
    onFault();
    setTimeout(onRetry, pauseAfter(attempts));
  };

  const append = (src: string) => {
    const script = document.createElement('script');
    script.onload = () => settle(script, src, broken === script.src);
    script.onerror = () => settle(script, src, true);
    script.async = false;
    script.src = src;
    document.head.append(script);
  };

  return {
    /** Addresses of the files. */
    files,
    /** Loads missing files, then starts the application. Does nothing while files are loading, or if all have loaded. */
    load() {
      if (loading > 0 || missing.length === 0) return;
      timer ??= setTimeout(onFault, CONSTANTS.chunkLoadTimeout);
      enableStyles(onFault);
      loading = missing.length;
      attempts++;
      for (const src of missing) {
        const appendIt = () => append(src);
        if (attempts > 1) fetch(src, { cache: 'reload' }).then(appendIt, appendIt);
        else appendIt();
      }
    },
    /** Whether loading has started. */
    hasBegun: () => attempts > 0,
    /** Marks the application as started. */
    finish() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Enables the full stylesheets if the document contains only some of their rules. */
function enableStyles(onFault: () => void): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rest][disabled]')) {
    link.onerror = onFault;
    link.removeAttribute('disabled');
  }
}

/** Hands the payload to Next, then runs Next's bootstrap script. */
function run(scripts: readonly HTMLScriptElement[]): void {
  const payload = ((window as { __next_f?: unknown[] }).__next_f ??= []);
  for (const { type, textContent } of scripts) if (type === 'application/json') payload.push(JSON.parse(textContent));
  for (const { type, textContent } of scripts) {
    if (type === 'application/json' || !textContent) continue;
    const script = document.createElement('script');
    script.textContent = textContent;
    document.head.append(script);
  }
}
