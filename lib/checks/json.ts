import { jsonMistake } from '../reading/json';
import type { Fault } from './fault';

/** Parses JSON. */
export function checkJson(code: string): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [jsonMistake(error, code)];
  }
}
