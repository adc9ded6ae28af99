import { CHUNK_LOAD_TIMEOUT } from '../browser/constants';

/** How long an interaction must wait to retry, by number of attempts, so that requests don't flood a failing host. */
const pauseAfter = (attempts: number) => (attempts > 2 ? 1000 << attempts : 0);

/**
 * Prepares loading the module that makes the document interactive.
 * @param main its address
 * @param onFault called if the module can't be loaded, or takes longer than the chunk load timeout
 * @param onRetry called when an interaction can try again
 */
export function createLoader(main: string, onFault: () => void, onRetry: () => void) {
  let attempts = 0;
  /** Whether the module is loading, or has loaded. */
  let isUnderWay = false;
  const load = async () => {
    attempts++;
    isUnderWay = true;
    const timer = setTimeout(onFault, CHUNK_LOAD_TIMEOUT);
    try {
      // A browser may keep a failed or incomplete file, so each attempt uses a different address.
      await import(attempts > 1 ? `${main}?${attempts}` : main);
    } catch {
      isUnderWay = false;
      onFault();
      setTimeout(onRetry, pauseAfter(attempts));
    }
    clearTimeout(timer);
  };
  return {
    /** Loads the module, unless it is loading or has loaded. */
    load() {
      if (!isUnderWay) void load();
    },
    /** Whether loading has started. */
    hasBegun: () => attempts > 0,
  };
}
