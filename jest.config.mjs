// Node modules that ship as ES modules only are compiled like our own sources.
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
  transform,
  transformIgnorePatterns: [],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '\\.module\\.css$': '<rootDir>/__tests__/support/css-module.mjs',
    '\\.css$': '<rootDir>/__tests__/support/empty.mjs',
  },
};

/** @type {import("jest").Config} */
const config = {
  // Suites wait for browsers more than they compute.
  maxWorkers: '100%',
  reporters: ['<rootDir>/__tests__/support/progress-reporter.mjs', 'summary'],
  projects: [
    { ...common, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
    },
    { ...common, displayName: 'build', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'] },
    ...['behaviour', 'content'].map((name) => ({
      ...common,
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/time-limit.ts'],
      globalSetup: `<rootDir>/__tests__/support/${name}-setup.mjs`,
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    })),
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/time-limit.ts'],
      globalSetup: '<rootDir>/__tests__/support/content-setup.mjs',
      globalTeardown: '<rootDir>/__tests__/support/browser.mjs',
    },
  ],
};

export default config;
