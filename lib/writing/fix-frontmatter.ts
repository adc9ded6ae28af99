import path from 'node:path';
import { parseDocument } from 'yaml';
import { readFrontmatter, UNTITLED } from '../content/frontmatter';
import { EQUIVALENTS, isForeign } from '../content/frontmatter-mistakes';
import { regularPathOf } from '../content/read';
import { hideTokens, showSigns } from '../reading/tokens';
import { bareOf } from '../routes/address';

const FOREIGN_LAYOUTS = new Set(['Layout', 'default', 'doc', 'docs', 'landing', 'splash']);

/** How `--fix` converts the value of a key with an equivalent. */
const CONVERSIONS: Readonly<Record<string, (value: unknown, file: string) => unknown>> = {
  description: (value) => value,
  permalink(value, file) {
    const slug = String(value);
    const address = path.posix.join('/', slug.startsWith('/') ? '' : path.posix.dirname(file), slug, '/');
    return bareOf(address) === bareOf(regularPathOf(file)) ? undefined : address;
  },
  redirectFrom(value) {
    // Old addresses in full redirect here, too.
    const urls = [value ?? []].flat().filter((url) => typeof url === 'string' && /^\/[^?#\s]*$/.test(url));
    return urls.length > 0 ? urls : undefined;
  },
};

/** Renames or removes other systems' keys, adds a missing title from the h1, and removes an h1 that repeats it. */
export function fixFrontmatter(text: string, file: string): string {
  return withoutTitle(fixKeys(text, file), file);
}

function fixKeys(text: string, file: string): string {
  const block = /^---\n(?:([^]*?)\n)??---[ \t]*(?=\n|$)/.exec(text);
  const document = parseDocument(hideTokens(block?.[1] ?? ''));
  if (document.errors.length > 0) return text;
  const before = String(document);
  const { frontmatter, body } = readFrontmatter(hideTokens(text), file);
  const heading = /^\s*# +(.+)/.exec(body)?.[1];
  const title = frontmatter.title === UNTITLED ? heading && wordsOf(showSigns(heading)) : frontmatter.title;
  if (!document.get('title') && title) document.set('title', title);
  // Empty frontmatter doesn't contain any keys.
  const given = (document.toJS() as Record<string, unknown> | null) ?? {};
  for (const [name, key] of Object.entries(EQUIVALENTS)) {
    const convert = CONVERSIONS[key];
    // A key without a value counts as absent.
    if (!convert || (given[name] ?? undefined) === undefined) continue;
    const value = convert(given[name], file);
    if (value !== undefined && !document.has(key)) document.set(key, value);
    document.delete(name);
  }
  const description = document.get('description');
  if (typeof description === 'string' && plain(description) !== description.trim())
    document.set('description', plain(description));
  for (const key of Object.keys(given)) if (isForeign(key)) document.delete(key);
  if (FOREIGN_LAYOUTS.has(String(document.get('layout')))) document.delete('layout');
  if (before === String(document)) return text;
  const rest = showSigns(body).replace(/^\n+/, '');
  return `---\n${showSigns(document.toString({ lineWidth: 0 }))}---\n\n${rest}`;
}

/** A heading's words, without its id and marks. */
function wordsOf(heading: string): string {
  return plain(heading.replace(/[ \t]*\{[^{}]*\}[ \t]*$/, ''));
}

/** A line of Markdown without its marks. */
function plain(words: string): string {
  return words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}*_])(\*\*|__|[*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll('`', '')
    .trim();
}

/** Removes an h1 that repeats the title. */
function withoutTitle(text: string, file: string): string {
  const { title } = readFrontmatter(hideTokens(text), file).frontmatter;
  const opening = /^(---\n[^]*?\n---[ \t]*\n(?:\s|import\s.*\n)*)# +(.+)\n\n?/;
  return text.replace(opening, (found, before: string, words: string) =>
    wordsOf(words) === wordsOf(title) ? before : found,
  );
}
