import lighthouse, { type Result } from 'lighthouse';
import { launchChromium } from '../programs/chromium';
import { freePort } from '../../lib/server/server';
import { FLOORS } from './scores';

/** Runs Lighthouse in one browser. */
export interface LighthouseRunner {
  /** Measures a page as a phone on a slow line would show it, with an empty cache. */
  run(url: string): Promise<Result>;
  close(): Promise<void>;
}

/** Starts a browser for Lighthouse. */
export async function openLighthouse(): Promise<LighthouseRunner> {
  const port = await freePort(9300);
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  return {
    async run(url) {
      const outcome = await lighthouse(url, {
        port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: Object.keys(FLOORS),
      });
      if (!outcome || outcome.lhr.runtimeError)
        throw new Error(`Lighthouse did not finish on ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
      return outcome.lhr;
    },
    close: () => browser.close(),
  };
}
