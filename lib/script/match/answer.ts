import type { Operator } from '../words/properties';
import { withHomophones } from './normal';

/** Converts a reply to text, and corrects misheard words. */
export function heardText(answer: unknown, homophones: Readonly<Record<string, readonly string[]>> = {}): string {
  const text = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
  return withHomophones(text, homophones);
}

/** Compares two numbers with an operator. */
export function isOrdered(answer: number, operator: Operator, bound: number): boolean {
  if (operator === '<') return answer < bound;
  if (operator === '>') return answer > bound;
  return operator === '<=' ? answer <= bound : answer >= bound;
}
