import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../errors';
import { showSigns } from '../reading/tokens';
import { schemaProblems, yamlMistake } from '../reading/yaml';
import { cutTexts, describeFence, frontmatterRemedy, MISTYPED } from './frontmatter-mistakes';

/** The page layouts in `components/layouts`. */
export const LAYOUTS = ['home', 'page', 'overview', 'chatbot-overview', 'ivr-overview'] as const;

/** The icons for home page cards, drawn in `components/Icon.tsx`. */
export const FEATURE_ICONS = ['dashboard', 'guides', 'monitoring', 'api', 'faq', 'training'] as const;

const address = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'must be an address on this site that starts with "/" and has no query or fragment');

const turn = z
  .strictObject({ input: z.string(), expected: z.string(), said: z.string(), heard: z.string() })
  .refine(
    ({ expected, heard }) => heard.toLowerCase().includes(expected.toLowerCase()),
    '"heard" must contain the expected words',
  );

/** Text that is shown as it is. */
const plain = z
  .string()
  .trim()
  .regex(/^(?![^]*(?:`|\*\*[^*]+\*\*|\]\())/, 'is plain text, so leave out backticks, asterisks and links');

/** A page's frontmatter keys, for checks, writers and editors. Unknown keys stop the build. */
export const frontmatterSchema = z.strictObject({
  title: plain
    .min(3)
    .max(70)
    .describe("The page's h1, browser title and name in lists. 3 to 70 characters, with words that people search for."),
  description: plain
    .min(1)
    .optional()
    .describe('One sentence for search engines and link previews, 50 to 170 characters.'),
  keywords: z
    .array(z.string().trim().min(2).max(60))
    .default([])
    .describe('Extra search terms that are not on the page, such as old labels and words that readers use.'),
  layout: z.enum(LAYOUTS).default('page').describe('The page layout. Default `page`.'),
  permalink: address
    .regex(/(\/|\.html)$/, 'must end in "/" or ".html"')
    .optional()
    .describe('Canonical address, if it differs from the file path. Ends in `/` or `.html`.'),
  sidebarDepth: z
    .literal([0, 1, 2, 3])
    .default(2)
    .describe('The levels in "On this page": 1 lists h2, 2 lists h2 and h3, 3 lists h2 to h4.'),
  readingShow: z
    .literal([true, false, 'top', 'bottom', 'left', 'right'])
    .default(true)
    .describe('Where to show the reading progress bar. `true` means the top, and `false` hides it.'),
  meta: z
    .array(z.strictObject({ name: z.string(), content: z.string() }))
    .default([])
    .describe("Extra meta elements for the page's head."),
  draft: z
    .boolean()
    .default(false)
    .describe('Whether the page is unfinished. `npm run dev` marks it as a draft, and the build omits it.'),
  published: z.coerce
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2026-11; a page that is not news has none')
    .optional()
    .describe('The month of a release note or blog post. Adds the page to the feed.'),
  redirectFrom: z.array(address).default([]).describe('Old addresses that redirect to this page.'),
  heroText: z.string().optional().describe('Home page: the heading in the hero.'),
  tagline: z.string().optional().describe('Home page: the sentence under the heading.'),
  actionText: z.string().optional().describe('Home page: the call to action.'),
  actionLink: address.optional().describe('Home page: the address for the call to action.'),
  secondaryText: z.string().optional().describe('Home page: the link next to the call to action.'),
  secondaryLink: address.optional().describe('Home page: the address for that link.'),
  features: z
    .array(z.strictObject({ title: z.string(), details: z.string(), link: address, icon: z.enum(FEATURE_ICONS) }))
    .default([])
    .describe('Home page: the cards.'),
  conversation: z
    .strictObject({
      file: z.string().describe("The script's name."),
      test: z.string().describe("The test's name."),
      partner: z.string().describe('The name of whoever answers.'),
      label: z.string().describe('A description of the picture for readers who cannot see it.'),
      turns: z
        .array(turn)
        .min(1)
        // The turns appear one after the other. With more than three, that would take longer than five seconds.
        .max(3)
        .describe('Each step as written (input, expected) and as performed (said, heard).'),
    })
    .optional()
    .describe('Home page: the test in the hero, as a script and as a conversation.'),
});

/** Frontmatter with the schema's defaults filled in. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/**
 * Reads and checks a file's frontmatter. A key without a value counts as absent. Without a title, an h1 at the start of
 * the body is used. Never throws for bad content, but returns problems with file and line.
 * @returns the frontmatter without invalid keys, so that a checker can continue, and the file's text with empty lines
 * instead of the frontmatter, so that line numbers don't change
 */
export function readFrontmatter(
  text: string,
  file: string,
): { frontmatter: Frontmatter; body: string; problems: Problem[] } {
  const block = /^---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text);
  const [whole = ''] = block ?? MISTYPED.exec(text) ?? [];
  const rest = '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length);
  const [, before = '', typed, tagged] = HEADING.exec(rest) ?? [];
  const heading = typed ?? tagged;
  let given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  if (block) {
    try {
      const { data } = matter(text, { engines: { yaml: parseValues } });
      problems.push(...cutTexts(block[1] ?? '', file));
      given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
    } catch (error) {
      // The parser's input starts with the line break after the first "---", so its line numbers are the file's.
      const mistake = yamlMistake(error, text);
      problems.push({ file, ...mistake, message: `the frontmatter is ${mistake.message}` });
      // Links to the page are checked against its intended address anyway.
      const permalink = /^permalink: *["']?(\/[^\s"'#]*)/m.exec(block[1] ?? '')?.[1];
      if (permalink) given = { permalink };
    }
  } else if (whole || !heading || text.startsWith('---')) problems.push({ file, ...describeFence(text, whole) });
  const isTitle = heading !== undefined && (given.title ?? heading) === heading;
  const body = isTitle && problems.length === 0 ? rest.replace(HEADING, () => before) : rest;
  const data = { ...(heading && { title: heading }), ...given };
  const result = frontmatterSchema.safeParse(data);
  if (!result.success && problems.length === 0) {
    const remedyOf = (key: string) => frontmatterRemedy(key, Object.keys(frontmatterSchema.shape));
    problems.push(...schemaProblems(result.error.issues, block?.[1] ?? '', file, remedyOf, 2));
  }
  return { frontmatter: result.data ?? fallback(data), body, problems };
}

/** Parses YAML, and restores the punctuation that was hidden in token values. */
function parseValues(yaml: string): object {
  const data: unknown = parse(yaml, (_key, value: unknown) => (typeof value === 'string' ? showSigns(value) : value));
  if (data === null || (typeof data === 'object' && !Array.isArray(data))) return data ?? {};
  // Text or a list instead of keys. The parser says this of a line without a colon.
  throw new Error('Implicit keys needed');
}

/** A one-line h1 in plain text at the start of the body. In READMEs, it is often a tag, so that it can be centered. */
const HEADING =
  /^(\s*)(?:# +([^\n#`*_[\]{}<>\\]+?)[ \t]*#*|<h1(?: [^>\n]*)?>\s*([^\n`*_[\]{}<>\\]+?)\s*<\/h1>)[ \t]*(?=\n|$)/;

/** The frontmatter to use for a page whose keys have problems, so that it can be checked further. */
function fallback(data: Record<string, unknown>): Frontmatter {
  const sound = Object.entries(frontmatterSchema.shape).filter(([key, schema]) => schema.safeParse(data[key]).success);
  return frontmatterSchema.parse({ title: 'Untitled', ...Object.fromEntries(sound.map(([key]) => [key, data[key]])) });
}
