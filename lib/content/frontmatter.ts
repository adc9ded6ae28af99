import matter from 'gray-matter';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../errors';

/** The page layouts that `components/layouts` knows. */
export const LAYOUTS = ['home', 'page', 'overview', 'chatbot-overview', 'ivr-overview'] as const;

/** The icons that a home-page card may carry; drawn in `components/Icon.tsx`. */
export const FEATURE_ICONS = ['dashboard', 'guides', 'monitoring', 'api', 'faq', 'training'] as const;

const address = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'must be an address of this site that starts with "/" and has no query or fragment');

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
    .min(50)
    .max(170)
    .optional()
    .describe('One sentence for search engines and link previews, 50 to 170 characters.'),
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
});

/** Frontmatter after the schema has filled in its defaults. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** What {@link readFrontmatter} makes of a file. */
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
    // The empty options object keeps gray-matter from serving a half-parsed file from its own cache after an error.
    data = matter(text, {}).data;
  } catch (error) {
    return { body, problems: [yamlProblem(error, file)] };
  }
  const result = frontmatterSchema.safeParse(data);
  if (result.success) return { frontmatter: result.data, body, problems: [] };
  const lineOf = yamlLines(block[1] ?? '');
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, file, lineOf));
  return { body, problems };
}

function yamlProblem(error: unknown, file: string): Problem {
  const { mark, reason } = error as { mark?: { line: number; column: number }; reason?: string };
  return {
    file,
    // js-yaml counts from 0 and gray-matter hands it the text after the first "---".
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
    message: `the frontmatter is not valid YAML: ${reason ?? String(error)}`,
    remedy: 'put values that contain ": ", "#", quotes or braces in double quotes, and indent with spaces',
  };
}

function describeIssue(issue: z.core.$ZodIssue, file: string, lineOf: (path: PropertyKey[]) => number): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(frontmatterSchema.shape).join(', ');
    return issue.keys.map((key) => ({
      file,
      line: lineOf([...issue.path, key]),
      message: `unknown frontmatter key "${[...issue.path, key].join('.')}"`,
      remedy:
        issue.path.length === 0
          ? `use one of: ${known}`
          : 'remove it, or look at the documented keys in lib/content/frontmatter.ts',
    }));
  }
  return [
    {
      file,
      line: lineOf(issue.path),
      message: `frontmatter key "${issue.path.join('.')}": ${issue.message}`,
      remedy: 'see what the key takes in CONTRIBUTING.md, "Frontmatter"',
    },
  ];
}

/** A schema's issues by key path; several unknown keys in one place are an issue each. */
export function issuesByKey(issues: readonly z.core.$ZodIssue[]): { path: PropertyKey[]; message: string }[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'unknown key' }))
      : [{ path: issue.path, message: issue.message }],
  );
}

/** Returns a function that finds the file line of a key in a YAML text that starts on `firstLine` of its file; 1 where it stands nowhere. */
export function yamlLines(yaml: string, firstLine = 2): (path: PropertyKey[]) => number {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const items = (
        parent as {
          items?: { key?: { value?: unknown; range?: [number, number, number] }; range?: [number, number, number] }[];
        } | null
      )?.items;
      const last = path[length - 1];
      const item = typeof last === 'number' ? items?.[last] : items?.find((pair) => pair.key?.value === last)?.key;
      const range = (item as { range?: [number, number, number] } | undefined)?.range;
      if (range) return counter.linePos(range[0]).line + firstLine - 1;
    }
    return Math.max(1, firstLine - 1);
  };
}
