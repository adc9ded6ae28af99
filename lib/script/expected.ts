import type { Word } from './tree';

/** An expected value, and how it is compared. */
export type Expected =
  /** `*` alone: any reply matches. */
  | { kind: 'anything' }
  /** `undefined`: the property must not be set. */
  | { kind: 'unset' }
  /** `/…/flags`. `pattern` is absent if `fault` says why it can't be parsed. */
  | { kind: 'pattern'; text: string; pattern?: RegExp; fault?: string }
  /** Text with wildcards: its parts in order, with any text between them. */
  | { kind: 'parts'; text: string; parts: readonly string[] }
  /** Text, or `[MENU]` followed by text, which simulates a WhatsApp menu message. */
  | { kind: 'text'; text: string; menu?: string };

/** Classifies an expected value. Never throws. */
export function readExpected({ text, plain }: Pick<Word, 'text' | 'plain'>): Expected {
  if (/^\*+$/.test(text)) return { kind: 'anything' };
  if (plain && text === 'undefined') return { kind: 'unset' };
  const [, source, flags] = /^\/(.+)\/([a-zA-Z]{0,8})$/s.exec(text) ?? [];
  if (source !== undefined) return { kind: 'pattern', text, ...compile(source, flags) };
  if (text.startsWith('[MENU]')) return { kind: 'text', text, menu: text.slice('[MENU]'.length).trim() };
  if (!text.includes('*')) return { kind: 'text', text };
  const parts = text
    .split('*')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { kind: 'parts', text, parts };
}

function compile(source: string, flags?: string): { pattern: RegExp } | { fault: string } {
  try {
    return { pattern: new RegExp(source, flags) };
  } catch (error) {
    const { message } = error as SyntaxError;
    return { fault: message.replace(/^Invalid regular expression: /, '').slice(-80) };
  }
}
