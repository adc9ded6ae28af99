import type { Scalar } from './tree';

/** An expected value, and how it is compared. */
export type Expected =
  /** `*` alone: any reply matches. */
  | { kind: 'anything' }
  /** `undefined`: the property must not be set. */
  | { kind: 'unset' }
  /** `/…/flags`. `pattern` is absent if `fault` says why it can't be parsed. */
  | { kind: 'pattern'; pattern?: RegExp; fault?: string }
  /** One text, or with wildcards, several parts in order, with any text between them. */
  | { kind: 'text' | 'parts'; parts: readonly string[] }
  /** `[MENU]` and text, which simulates a WhatsApp menu message. */
  | { kind: 'menu'; text: string };

/** Classifies an expected value. Never throws. */
export function readExpected({ text, plain }: Pick<Scalar, 'text' | 'plain'>): Expected {
  if (/^\*+$/.test(text)) return { kind: 'anything' };
  if (plain && text === 'undefined') return { kind: 'unset' };
  const [, source, flags] = /^\/(.+)\/([a-zA-Z]{0,8})$/s.exec(text) ?? [];
  if (source !== undefined) return { kind: 'pattern', ...compile(source, flags) };
  if (text.startsWith('[MENU]')) return { kind: 'menu', text: text.slice('[MENU]'.length).trim() };
  if (!text.includes('*')) return { kind: 'text', parts: [text] };
  return { kind: 'parts', parts: text.split('*').flatMap((part) => part.trim() || []) };
}

function compile(source: string, flags?: string): { pattern: RegExp } | { fault: string } {
  try {
    return { pattern: new RegExp(source, flags) };
  } catch (error) {
    const { message } = error as SyntaxError;
    return { fault: message.replace(/^Invalid regular expression: /, '').slice(-80) };
  }
}

/** The texts of the expected values that are compared as text, with wildcards or without. */
export function plainTexts(expected: readonly Scalar[]): string[] {
  return expected.filter((word) => ['text', 'parts'].includes(readExpected(word).kind)).map(({ text }) => text);
}
