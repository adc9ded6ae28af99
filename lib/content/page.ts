import type { Problem } from '../errors';
import type { PagePath } from '../routes/address';
import type { Frontmatter } from './frontmatter';

/** A heading of a page, as listed in its contents. */
export interface Heading {
  /** 2 for `h2`, and so on. */
  level: number;
  /** The heading's text without markup. */
  title: string;
  /** The fragment that leads to it, without `#`. */
  slug: string;
}

/** A content file with its frontmatter read and its tokens filled in, not yet compiled. */
export interface PageSource {
  frontmatter: Frontmatter;
  title: string;
  /** Address by file place: `/guides/cli.html` for `guides/cli.mdx`, `/guides/` for `guides/index.mdx`. */
  regularPath: string;
  /** Path of the file inside the content folder, with forward slashes. */
  relativePath: string;
  /** Stable identifier made from `relativePath`. */
  key: string;
  /** Canonical address. */
  path: PagePath;
  /** Absolute path of the file. */
  file: string;
  /** The file with its tokens replaced and its frontmatter blanked out, so that line numbers are the file's own. */
  body: string;
  /** The line of the file on which the frontmatter names an address, by address: where to mend a clash. */
  addressLines: ReadonlyMap<string, number>;
  /** Date of the last commit that changed the file, for example `20 November 2026`; absent where history is unknown. */
  lastUpdated?: string;
  /** The same in milliseconds since 1970. */
  lastUpdatedTimestamp?: number;
}

/** The page record of the specification, section 3, field for field. */
export interface PageRecord {
  title: string;
  frontmatter: Frontmatter;
  regularPath: string;
  relativePath: string;
  key: string;
  path: PagePath;
  headers: Heading[];
  lastUpdated?: string;
  lastUpdatedTimestamp?: number;
}

/** A place of a page that is no heading: a part of an operation, a parameter, a field, an answer, a property in a table. */
export interface Anchor {
  /** The fragment that leads to it, without `#`. */
  slug: string;
  /** Its name in lists. */
  title: string;
  /** The slug of the heading that it belongs to. */
  under: string;
  /** 1 for a part that holds others, 2 for what is in it. */
  level: 1 | 2;
}

/** A page's compiled body and what the compiler learned on the way. Plain data: it is kept in the cache as JSON. */
export interface CompiledBody {
  /** Function body that MDX produced; see `lib/content/mdx/evaluate.ts`. */
  code: string;
  headers: Heading[];
  /** Empty but for pages that hold a reference. */
  anchors: Anchor[];
  /**
   * The parts of the API that are described here: operations by ID, schemas by name. What it shows
   * a second time is not among them.
   */
  described: string[];
  /** Operations of the API that it shows, also those described elsewhere, by ID. */
  operations: string[];
  /** The origins that its playgrounds ask, each once; an operation of the reference has one, too. Empty where there is none. */
  playgrounds: string[];
  /** Its exercises, with the lines on which they stand. */
  exercises: { id: string; line: number }[];
  /** Whether it is a lesson: it has an element `<Lesson>`. */
  isLesson: boolean;
  links: { href: string; line: number; column: number }[];
  /** The images with the size that was written into `code`. */
  images: { src: string; width: number; height: number }[];
  /** What the check tells, though the page can be built. */
  warnings: Problem[];
}
