import type { CheckResult } from './checks';

/** What ended listening. */
export type ListeningEnd = 'phrase' | 'silence' | 'time' | 'hang-up' | 'longest wait';

/** An event in a run. Times are in milliseconds since its test began. */
export type RunEvent = { at: number } & (
  | { kind: 'test begins'; test: number; name?: string }
  /** A step or a pause begins. */
  | { kind: 'step'; step: number; input: string }
  | { kind: 'dials'; number: string }
  | { kind: 'is answered' }
  /** A word that the line says, or several words that were misheard together, as said and as recognized. */
  | { kind: 'hears'; said: string; heard: string }
  /** The test waits, before an utterance or because of `$PAUSE`. */
  | { kind: 'pauses'; until: number }
  | { kind: 'says' | 'plays'; text: string; until: number }
  | { kind: 'presses'; keys: string; until: number }
  | { kind: 'keeps silent' }
  | { kind: 'types'; text: string }
  | { kind: 'clicks'; text: string }
  /** The chatbot replies. */
  | { kind: 'replies'; text: string; choices: readonly string[] }
  | { kind: 'repeats'; phrase: string }
  | { kind: 'listens' }
  /** Listening ended, perhaps because of a `phrase`. With `isImplied`, the phrase is the end of an expected text. */
  | { kind: 'has listened'; why: ListeningEnd; phrase?: string; isImplied?: boolean }
  | { kind: 'compares'; step: number; result: CheckResult }
  /** A step failed for a reason other than an expectation. */
  | { kind: 'fails'; step: number; message: string }
  | { kind: 'call ends'; by: 'caller' | 'callee' }
  | { kind: 'test ends'; outcome: 'passed' | 'failed' }
);
