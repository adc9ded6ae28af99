import { jest } from '@jest/globals';

// A browser on a busy machine takes its time; what a test is about is never how long it took.
jest.setTimeout(60_000);

// A browser that has to share the processor loses a press of a key now and then. What fails twice is broken; what failed once
// is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
