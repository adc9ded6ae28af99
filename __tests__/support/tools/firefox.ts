import { firefox, type LaunchOptions } from 'playwright-bidi';
import { ensureProgram } from './install';

/**
 * How Debian's Firefox is started, which Playwright drives by WebDriver BiDi. By a release of its own: newer ones send a command
 * that the long-term release of Firefox does not know yet (`emulation.setMediaFeaturesOverride`).
 */
const options = (): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: ensureProgram('firefox-esr'),
  // The context of Firefox cannot be told so; and its own copies of documents fire no event that Playwright waits for.
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.sessionhistory.max_total_viewers': 0 },
  timeout: 120_000,
});

/** Starts a Firefox that several suites share; they connect to its endpoint. */
export const serveFirefox = () => firefox.launchServer(options());

/** Connects to a Firefox that {@link serveFirefox} has started. */
export const connectFirefox = (endpoint: string) => firefox.connect(endpoint);
