import { closest } from 'fastest-levenshtein';
import type { Problem } from '../errors';

/** The values that `{{group.name}}` tokens stand for, by `group.name`. */
export type TokenValues = ReadonlyMap<string, string>;

// A "$" in front belongs to another language (`${{ secrets.KEY }}` of a CI file) and is left alone.
const TOKEN = /(?<!\$)\{\{\s*([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;

/** Flattens the identity into token values: `{ product: { name } }` becomes `product.name`. What lies deeper is no text for pages. */
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
 * Replaces every token of a text; the number of lines stays the same.
 * An unknown token becomes a problem with its line and the nearest known name; its bare name is left in the text.
 */
export function replaceTokens(text: string, values: TokenValues, file: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const replaced = text.replace(TOKEN, (token, name: string, offset: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const before = text.slice(0, offset).split('\n');
    problems.push({
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `unknown token ${token}`,
      remedy: `did you mean {{${closest(name, [...values.keys()])}}}? The tokens are the keys of content/identity.yml`,
    });
    // The bare name keeps the text compilable: the token is the one problem to tell.
    return name;
  });
  return { text: replaced, problems };
}
