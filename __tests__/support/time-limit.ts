import { jest } from '@jest/globals';

// A busy machine takes its time; what a test is about is never how long it took.
jest.setTimeout(600_000);
