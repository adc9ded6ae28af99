import { TestEnvironment } from 'jest-environment-node';
import * as playwright from 'playwright-core';

/** Shares one copy of Playwright among the suites in a worker. Loading it for each suite takes over a second. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    this.global.playwright = playwright;
  }
}
