import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../errors';
import { refusedKeys, yamlLines, yamlMistake } from '../reading/yaml';

/** The page layouts that `components/layouts` knows. */
export const LAYOUTS = ['home', 'page', 'overview', 'chatbot-overview', 'ivr-overview'] as const;

/** The icons that a home-page card may carry; drawn in `components/Icon.tsx`. */
export const FEATURE_ICONS = ['dashboard', 'guides', 'monitoring', 'api', 'faq', 'training'] as const;

const address = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'must be an address of this site that starts with "/" and has no query or fragment');

const turn = z
  .strictObject({ input: z.string(), expected: z.string(), said: z.string(), heard: z.string() })
  .refine(
    ({ expected, heard }) => heard.toLowerCase().includes(expected.toLowerCase()),
    'heard must hold what is expected',
  );

/** The frontmatter keys of a page. Strict: a key that is not here stops the build. This schema is the writer's manual, and what editors are offered. */
export const frontmatterSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(3)
    .max(70)
    .describe(
      "The page's h1, browser title and name in lists. 3 to 70 characters; what people would type into a search box.",
    ),
  description: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('One sentence for search engines and link previews, 50 to 170 characters.'),
  keywords: z
    .array(z.string().trim().min(2).max(60))
    .default([])
    .describe(
      'Words by which the search finds the page though its text does not use them: old labels, and what readers call things.',
    ),
  layout: z.enum(LAYOUTS).default('page').describe('Which page layout shows the page. Default `page`.'),
  permalink: address
    .regex(/(\/|\.html)$/, 'must end in "/" or ".html"')
    .optional()
    .describe("Canonical address, where it should differ from the file's place. Ends in `/` or `.html`."),
  sidebarDepth: z
    .int()
    .min(0)
    .max(3)
    .default(2)
    .describe('How deep "On this page" goes: 1 lists h2, 2 lists h2 and h3, 3 lists h2 to h4.'),
  readingShow: z
    .union([z.boolean(), z.enum(['top', 'bottom', 'left', 'right'])])
    .default(true)
    .describe('Where the reading-progress bar is shown; `true` is the top, `false` hides it.'),
  meta: z
    .array(z.strictObject({ name: z.string(), content: z.string() }))
    .default([])
    .describe("Extra meta elements for the page's head."),
  draft: z
    .boolean()
    .default(false)
    .describe('A page that is being written: `npm run dev` shows it with a mark, the build leaves it out.'),
  faq: z.boolean().default(false).describe('Whether each h3 of the page is a question, with its answer below it.'),
  published: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and a month, for example 2026-11')
    .optional()
    .describe('The month of a release note or a blog post, which makes it an entry of the feed.'),
  redirectFrom: z.array(address).default([]).describe('Old addresses that lead here.'),
  heroText: z.string().optional().describe('Home page: the heading in the hero.'),
  tagline: z.string().optional().describe('Home page: the sentence under the heading.'),
  actionText: z.string().optional().describe('Home page: label of the call to action.'),
  actionLink: address.optional().describe('Home page: where the call to action leads.'),
  features: z
    .array(z.strictObject({ title: z.string(), details: z.string(), link: address, icon: z.enum(FEATURE_ICONS) }))
    .default([])
    .describe('Home page: the cards.'),
  conversation: z
    .strictObject({
      file: z.string().describe('The name of the script.'),
      test: z.string().describe('The name of its test.'),
      partner: z.string().describe('Who answers.'),
      label: z.string().describe('The picture in words, for readers who do not see it.'),
      turns: z
        .array(turn)
        .min(1)
        // One after another they appear within five seconds.
        .max(3)
        .describe('Each step as it is written (input, expected) and as it takes place (said, heard).'),
    })
    .optional()
    .describe('Home page: the test in the hero, line by line and turn by turn.'),
});

/** Frontmatter after the schema has filled in its defaults. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** The result of {@link readFrontmatter}. */
export interface FrontmatterResult {
  /** Absent when there are problems. */
  frontmatter?: Frontmatter;
  /** The text after the frontmatter, preceded by as many empty lines as the frontmatter has, so that line numbers hold. */
  body: string;
  problems: Problem[];
}

/** Reads and checks the frontmatter of a file's text. Never throws for bad content: it returns problems with file and line. */
export function readFrontmatter(text: string, file: string): FrontmatterResult {
  const block = /^---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!block) {
    const message = text.startsWith('---') ? 'the frontmatter is never closed' : 'the page has no frontmatter';
    return {
      body: text,
      problems: [{ file, line: 1, message, remedy: 'start the file with "---", "title: …", "description: …", "---"' }],
    };
  }
  const body = '\n'.repeat(block[0].split('\n').length - 1) + text.slice(block[0].length);
  let data: unknown;
  try {
    data = matter(text, { engines: { yaml: parse } }).data;
  } catch (error) {
    return { body, problems: [yamlProblem(error, file)] };
  }
  const result = frontmatterSchema.safeParse(data);
  if (result.success) return { frontmatter: result.data, body, problems: [] };
  const lineOf = yamlLines(block[1] ?? '');
  const problems = refusedKeys(result.error.issues).map(({ keys, message }) => ({
    file,
    line: lineOf(keys),
    ...describeKey(keys, message),
  }));
  return { body, problems };
}

function yamlProblem(error: unknown, file: string): Problem {
  // The parser gets the line end of the first "---", too, so its lines are those of the file.
  const { line, column, message } = yamlMistake(error);
  return {
    file,
    line,
    column,
    message: `the frontmatter is ${message}`,
    remedy: 'put values that contain ": ", "#", quotes or braces in double quotes, and indent with spaces',
  };
}

function describeKey(keys: PropertyKey[], message: string | undefined): Pick<Problem, 'message' | 'remedy'> {
  const key = keys.join('.');
  if (message !== undefined)
    return {
      message: `frontmatter key "${key}": ${message}`,
      remedy: 'see what the key takes in CONTRIBUTING.md, "Frontmatter"',
    };
  const known = Object.keys(frontmatterSchema.shape).join(', ');
  const remedy =
    keys.length === 1
      ? `use one of: ${known}`
      : 'remove it, or look at the documented keys in lib/content/frontmatter.ts';
  return { message: `unknown frontmatter key "${key}"`, remedy };
}
