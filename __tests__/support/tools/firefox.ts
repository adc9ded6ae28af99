import { firefox, type LaunchOptions } from 'playwright-bidi';
import { ensureProgram } from './install';

/**
 * Options for Debian's Firefox, which Playwright controls with WebDriver BiDi. Uses a separate Playwright release,
 * because newer ones send a command that the long-term release of Firefox doesn't support
 * (`emulation.setMediaFeaturesOverride`).
 */
const options = (): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: ensureProgram('firefox-esr'),
  // Firefox's context has no such option, and its cached documents don't fire an event that Playwright waits for.
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.sessionhistory.max_total_viewers': 0 },
  timeout: 120_000,
});

/** Starts a Firefox that several suites share through its endpoint. */
export const serveFirefox = () => firefox.launchServer(options());

/** Connects to a Firefox started by {@link serveFirefox}. */
export const connectFirefox = (endpoint: string) => firefox.connect(endpoint);
