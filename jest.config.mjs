import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import vm from 'node:vm';

// Jest loads ES modules, as the project and most packages are, by an interface of Node that is behind a flag. Where it was
// started without, it is started again with it: `npx jest` is all that has to be typed.
if (!('SyntheticModule' in vm)) {
  // With room for what is young less garbage is collected: units take 93 instead of 99 seconds of processor.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
  const { status } = spawnSync(process.execPath, [...flags, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** The suites of behavior that run in Firefox as well. */
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
  // Where suites are: packages and exports need not be gone through for them.
  roots: ['<rootDir>/__tests__'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/time-limit.ts'],
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // Suites of components do not look at the content, and need nothing generated.
    '^@/\\.generated/(.*)\\.json$': '<rootDir>/__tests__/fixtures/generated/$1.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '\\.module\\.css$': '<rootDir>/__tests__/support/css-module.mjs',
    '\\.css$': '<rootDir>/__tests__/support/empty.mjs',
  },
};

/** @type {import("jest").Config} */
const config = {
  // Suites wait for browsers more than they compute: with three on two processors they take a sixth less time than with two.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    { ...common, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/__tests__/support/dom.ts'],
    },
    {
      ...common,
      displayName: 'bench',
      roots: ['<rootDir>/bench'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/bench/**/*.test.{ts,mjs}'],
      globalSetup: '<rootDir>/__tests__/support/walks-setup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    },
    {
      ...common,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'firefox',
      testEnvironment: 'node',
      // What browsers do in ways of their own: history, focus and storage.
      testMatch: FIREFOX.map((name) => `<rootDir>/__tests__/behavior/${name}.test.ts`),
      globalSetup: '<rootDir>/__tests__/support/firefox-setup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    },
    ...['behavior', 'content', 'walks'].map((name) => ({
      ...common,
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
      globalSetup: `<rootDir>/__tests__/support/${name}-setup.mjs`,
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    })),
  ],
};

export default config;
