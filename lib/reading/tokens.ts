import type { Problem } from '../errors';
import { mapMarkdown } from './code';
import { nearest } from './nearest';
import { encodingProblem, positionAt, readTextIfThere, resolveConflicts } from './text';

/** The values of `{{group.name}}` tokens, by `group.name`. */
export type TokenValues = ReadonlyMap<string, string>;

// Braces after "$" belong to a different language (`${{ secrets.KEY }}` in a CI file) and are left alone.
const TOKEN = /(?<!\$)(\\?)(\{{1,2}\s*([\w-]+(?:\.[\w-]+)*)\s*\}{1,2})/g;

/**
 * Flattens the identity into token values: `{ product: { name } }` becomes `product.name`. Deeper levels aren't tokens.
 */
export function tokenValues(identity: Record<string, Record<string, unknown> | undefined>): TokenValues {
  return new Map(
    Object.entries(identity).flatMap(([group, values = {}]) =>
      Object.entries(values).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[`${group}.${name}`, value]] : [],
      ),
    ),
  );
}

/**
 * Replaces tokens in text without changing line numbers. `\{{name}}` always becomes the text `{{name}}`. Code may
 * contain tokens from other languages, so tokens in code count only if their group exists. Unknown tokens are reported
 * with the nearest known name.
 * @param isData whether the whole text is data, which is treated like code
 */
export function replaceTokens(text: string, values: TokenValues, file: string, isData = false) {
  const problems: Problem[] = [];
  if (!text.includes('{')) return { text, problems };
  const groups = new Set([...values.keys()].map((name) => name.split('.')[0]));
  const frontmatterEnd = /^---\n[^]*?\n---/.exec(text)?.[0].length ?? 0;
  const fill = (piece: string, kind: string, start: number) =>
    piece.replace(TOKEN, (match, escape: string, token: string, name: string, offset: number) => {
      const value = values.get(name);
      const isWhole = /^\{\{.*\}\}$/s.test(token);
      if (!isWhole && (escape || kind !== 'prose' || value === undefined)) return match;
      if (escape) return token;
      if (isWhole && value !== undefined) return start + offset < frontmatterEnd ? hideSigns(value) : value;
      if (kind === 'code' && !groups.has(name.split('.')[0])) return match;
      const near = nearest(name, values.keys());
      const remedy = near ? `did you mean {{${near}}}? The` : 'write its value: the';
      problems.push({
        file,
        ...positionAt(text, start + offset),
        message: isWhole ? `unknown token ${token}` : `${token} is shown as typed`,
        remedy: isWhole
          ? `${remedy} tokens are the keys of identity.yml; to write the braces literally, use \\${token}`
          : `write {{${name}}}, or \\${token} for text`,
      });
      // Without braces, and as another site's address, the text doesn't cause other problems.
      return /\]\(<?$|href="$/.test(piece.slice(0, offset)) ? `https://${name}` : name;
    });
  return { text: isData ? fill(text, 'code', 0) : mapMarkdown(text, fill), problems };
}

/**
 * Reads a page or a snippet, and fills in its tokens.
 * @param name the file's name, for messages
 * @returns `undefined` if the file doesn't exist
 */
export function readContent(file: string, name: string, values: TokenValues) {
  const source = readTextIfThere(file);
  if (source === undefined) return undefined;
  const encoding = encodingProblem(source, name);
  const merged = resolveConflicts(source, name);
  const { text, problems } = replaceTokens(merged.text, values, name);
  return { text, problems: encoding ?? [...merged.problems, ...problems], isReadable: encoding === undefined };
}

/** Hides the braces of tokens, so that YAML with tokens can be parsed. {@link showSigns} restores them. */
export function hideTokens(text: string): string {
  return text.replace(/\{\{|\}\}/g, hideSigns);
}

/** Replaces characters with private-use ones, because YAML would interpret colons and quotes in a value. */
function hideSigns(value: string): string {
  return value.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + PRIVATE));
}

const PRIVATE = 0xf000;

/** Restores the hidden characters after the YAML has been parsed. */
export function showSigns(text: string): string {
  return text.replace(/[\uf021-\uf07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE));
}
