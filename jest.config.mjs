import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import vm from 'node:vm';

// Jest loads ES modules with an interface that Node has only behind a flag. If the flag is missing, Jest is restarted
// with it, so that `npx jest` is enough.
if (!('SyntheticModule' in vm)) {
  // A larger young generation means fewer garbage collections: unit tests take 93 instead of 99 seconds of CPU time.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
  const { status } = spawnSync(process.execPath, [...flags, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** The behavior suites that also run in Firefox. */
const FIREFOX = ['navigation', 'history', 'choice'];

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        experimental: { keepImportAttributes: true },
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

const common = {
  // Only where suites are, so that packages and exports aren't searched.
  roots: ['<rootDir>/__tests__'],
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // Component suites don't use the content, and need no generated files.
    '^@/\\.generated/(.*)\\.json$': '<rootDir>/__tests__/fixtures/generated/$1.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '\\.css$': '<rootDir>/__tests__/support/css-module.mjs',
  },
};

/** For suites that use a browser: see browser-environment.mjs. */
const inBrowser = {
  ...common,
  testEnvironment: '<rootDir>/__tests__/support/browser-environment.mjs',
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^playwright-core$': '<rootDir>/__tests__/support/playwright.mjs',
  },
};

/** @type {import("jest").Config} */
const config = {
  // Busy machines are slow, and no test is about duration.
  testTimeout: 600_000,
  // Suites mostly wait for browsers: three on two processors take a sixth less time than two.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    { ...common, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
    },
    {
      ...inBrowser,
      displayName: 'bench',
      roots: ['<rootDir>/bench'],
      testMatch: ['<rootDir>/bench/**/*.test.{ts,mjs}'],
      globalSetup: '<rootDir>/__tests__/support/walks-setup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    },
    {
      ...inBrowser,
      displayName: 'firefox',
      // Where browsers differ: history, focus and storage.
      testMatch: FIREFOX.map((name) => `<rootDir>/__tests__/behavior/${name}.test.ts`),
      globalSetup: '<rootDir>/__tests__/support/firefox-setup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    },
    ...['behavior', 'content', 'walks'].map((name) => ({
      ...inBrowser,
      displayName: name,
      testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
      globalSetup: `<rootDir>/__tests__/support/${name}-setup.mjs`,
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    })),
  ],
};

export default config;
