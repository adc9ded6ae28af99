import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../errors';
import { showSigns } from '../reading/tokens';
import { schemaProblems, yamlLines, yamlMistake } from '../reading/yaml';
import { cutTexts, describeFence, frontmatterRemedy, MISTYPED } from './frontmatter-mistakes';

/** The page layouts in `components/layouts`. */
const LAYOUTS = ['home', 'page', 'overview', 'chatbot-overview', 'ivr-overview'] as const;

/** The icons for home page cards, drawn in `components/icons.json`. */
const FEATURE_ICONS = ['dashboard', 'guides', 'monitoring', 'api', 'faq', 'training'] as const;

const address = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'must be an address on this site that starts with "/", without spaces, a query or a fragment');

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
      file: z.string().describe("The script's file name."),
      on: z.string().describe('The simulated target: `pharmacy` is `content/practice/sample-pharmacy.yml`.'),
      script: z.string().describe('The script: a line for its test, and one for each step. It has to pass.'),
      checker: address.optional().describe('The page with the script checker, where readers can edit the script.'),
    })
    .optional()
    .describe('Home page: the test in the hero, which readers can run.'),
});

/** The keys of the home page. */
const HOME_KEYS = 'heroText tagline actionText actionLink secondaryText secondaryLink features conversation'.split(' ');

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
  const isRead = /^---\n(?:[^]*?\n)??---[ \t]*(?:\n|$)/.test(text);
  const mistyped = isRead ? '' : (MISTYPED.exec(text)?.[0] ?? '');
  const problems: Problem[] = [];
  const readYaml = (yaml: string): object => {
    try {
      problems.push(...cutTexts(yaml.slice(1), file));
      return parseValues(yaml);
    } catch (error) {
      // The text starts with the line break after the first "---", so its line numbers are the file's.
      const mistake = yamlMistake(error, text);
      problems.splice(0, Infinity, { file, ...mistake, message: `the frontmatter is ${mistake.message}` });
      // Links to the page are checked against its intended address anyway.
      const permalink = /^permalink: *["']?(\/[^\s"'#]*)/m.exec(yaml)?.[1];
      return permalink ? { permalink } : {};
    }
  };
  const read = isRead ? matter(text, { engines: { yaml: readYaml } }) : undefined;
  const content = read?.content ?? text.slice(mistyped.length);
  const rest = '\n'.repeat(text.slice(0, text.length - content.length).split('\n').length - 1) + content;
  const [, before = '', typed, tagged] = HEADING.exec(rest) ?? [];
  const heading = typed ?? tagged;
  if (!read && (mistyped || !heading || text.startsWith('---')))
    problems.push({ file, ...describeFence(text, mistyped) });
  const given = Object.fromEntries(Object.entries(read?.data ?? {}).filter(([, value]) => value !== null));
  const isTitle = heading !== undefined && (given.title ?? heading) === heading;
  const body = isTitle && problems.length === 0 ? rest.replace(HEADING, () => before) : rest;
  const data = { ...(heading && { title: heading }), ...given };
  const result = frontmatterSchema.safeParse(data);
  const yaml = read?.matter.slice(1) ?? '';
  if (!result.success && problems.length === 0) {
    const remedyOf = (key: string) => frontmatterRemedy(key, Object.keys(frontmatterSchema.shape));
    problems.push(...schemaProblems(result.error.issues, yaml, file, remedyOf, 2));
  }
  if (problems.length === 0 && result.data?.layout !== 'home')
    for (const key of HOME_KEYS.filter((one) => Object.hasOwn(given, one)))
      problems.push({
        file,
        line: yamlLines(yaml)([key]),
        message: `${key}: only the home page shows it`,
        remedy: 'remove it, or write layout: home',
      });
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

/** The title of a page that doesn't have a valid one. */
export const UNTITLED = 'Untitled';

/** The frontmatter to use for a page whose keys have problems, so that it can be checked further. */
function fallback(data: Record<string, unknown>): Frontmatter {
  const sound = Object.entries(frontmatterSchema.shape).filter(([key, schema]) => schema.safeParse(data[key]).success);
  return frontmatterSchema.parse({ title: UNTITLED, ...Object.fromEntries(sound.map(([key]) => [key, data[key]])) });
}
