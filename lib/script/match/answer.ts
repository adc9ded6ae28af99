import type { Operator } from '../words/properties';
import { withHomophones } from './normal';

/** An answer as a text, with misheard words corrected. */
export function heardText(answer: unknown, homophones: Readonly<Record<string, readonly string[]>> = {}): string {
  const text = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
  return withHomophones(text, homophones);
}

/** Whether a number is less or more than another one, as an operator says. */
export function isOrdered(answer: number, operator: Operator, bound: number): boolean {
  if (operator === '<') return answer < bound;
  if (operator === '>') return answer > bound;
  return operator === '<=' ? answer <= bound : answer >= bound;
}
