import { jest } from '@jest/globals';

// Busy machines are slow, and no test is about duration.
jest.setTimeout(600_000);
