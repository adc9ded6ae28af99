/** Takes the place of `playwright-core` in suites: see browser-environment.mjs. */
export const { chromium } = globalThis.playwright;
