import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { throwIfAny } from '../errors';
import { readText } from '../reading/text';
import { replaceTokens, type TokenValues } from '../reading/tokens';
import { readYaml } from '../reading/yaml';

/** The file with all terms, in the content folder. */
export const GLOSSARY_FILE = 'glossary.yml';

const entry = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must contain only lowercase letters, digits and hyphens')
    .describe('The id that pages use in `<Term id="…">`, and the fragment of the entry.'),
  term: z.string().min(1).describe('The term as a heading, in sentence case.'),
  definition: z
    .string()
    .regex(/\.$/, 'must be a sentence that ends with a period')
    .describe('One sentence in Markdown, without links, because it also appears in a tooltip.'),
  link: z.string().startsWith('/').describe('The address of the page or heading that explains the term.'),
  label: z.string().min(1).describe('The link text, which names the target.'),
});

/** The file's schema, which is also the writers' reference. */
export const glossarySchema = z
  .array(entry)
  .min(1)
  .superRefine((terms, { addIssue }) => {
    for (const [index, { id }] of terms.entries())
      if (terms.findIndex((other) => other.id === id) < index)
        addIssue({ code: 'custom', path: [index, 'id'], message: `two terms have the id "${id}", so rename one` });
  });

/** A glossary term. */
export type GlossaryEntry = z.infer<typeof entry>;

/** The terms by ID, in alphabetical order. */
export interface Glossary {
  /** The file's path, for messages. */
  file: string;
  /** The text, with tokens filled in. */
  source: string;
  entries: ReadonlyMap<string, GlossaryEntry>;
}

/**
 * Reads a content folder's glossary.
 * @returns `undefined` if the folder has none
 * @throws ProblemError with file and line if it doesn't match the schema
 */
export function readGlossary(contentDir: string, rootDir: string, tokens: TokenValues): Glossary | undefined {
  const target = path.join(contentDir, GLOSSARY_FILE);
  if (!existsSync(target)) return undefined;
  const file = path.relative(rootDir, target);
  const { text, problems } = replaceTokens(readText(target), tokens, file);
  throwIfAny(problems);
  return parseGlossary(text, file);
}

/** Like {@link readGlossary}, for text with tokens filled in. */
export function parseGlossary(source: string, file: string): Glossary {
  const remedy =
    'write - { id: step, term: Step, definition: One sentence., link: /guides/cli/, label: Command-line tool }';
  const terms = readYaml(source, file, glossarySchema, remedy);
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  return { file, source, entries: new Map(sorted.map((one) => [one.id, one])) };
}
