import type { Problem } from '../errors';
import type { PagePath } from '../routes/address';
import type { Frontmatter } from './frontmatter';

/** A heading on a page, as listed in its table of contents. */
export interface Heading {
  /** 2 for `h2`, and so on. */
  level: number;
  /** The heading's text without markup. */
  title: string;
  /** Its fragment, without `#`. */
  slug: string;
}

/** A content file with frontmatter read and tokens filled in, before compilation. */
export interface PageSource {
  frontmatter: Frontmatter;
  title: string;
  /** The address of the file: `/guides/cli.html` for `guides/cli.mdx`, `/guides/` for `guides/index.mdx`. */
  regularPath: string;
  /** The file's path inside the content folder, with forward slashes. */
  relativePath: string;
  /** A stable identifier derived from `relativePath`, which the specification's page record has. */
  key: string;
  /** Canonical address. */
  path: PagePath;
  /** The file's absolute path. */
  file: string;
  /** The file with tokens replaced and the frontmatter blanked out, so that line numbers match. */
  body: string;
  /** The frontmatter line of each address, to report conflicts. */
  addressLines: ReadonlyMap<string, number>;
  /**
   * The date of the last commit that changed the file, for example `20 November 2026`. Absent if the history is
   * unknown.
   */
  lastUpdated?: string;
  /** The same date in milliseconds since 1970. */
  lastUpdatedTimestamp?: number;
}

/** The part of a page's file that layouts get. */
export interface PageRecord extends Omit<PageSource, 'addressLines' | 'body' | 'file'> {
  headers: Heading[];
}

/** An API operation on a page. */
export interface ListedOperation extends Pick<Heading, 'title' | 'slug'> {
  /** Its HTTP method. */
  method: string;
}

/** A code block on a page or in a snippet, as readers would copy it. */
export interface Sample {
  /** The file's name, for messages. */
  file: string;
  /** The sample's first line in the file. */
  firstLine: number;
  /** The language's full name. */
  language: string;
  /** The fence's text after the language: title, marked lines and intended mistakes. */
  meta: string;
  code: string;
}

/** A page's compiled body and the compiler's findings. They are plain data, because the cache stores them as JSON. */
export interface CompiledBody {
  /** The function body MDX generated; see `lib/content/mdx/evaluate.ts`. */
  code: string;
  headers: Heading[];
  /** The fragments of all other anchors: parts of operations, parameters, fields, responses and table properties. */
  anchors: string[];
  /** The API parts described here: operations by ID, schemas by name. */
  described: string[];
  /** The API operations shown. */
  operations: ListedOperation[];
  /** The origins that its playgrounds, including those of API operations, send requests to. Each is listed once. */
  playgrounds: string[];
  /** The page's exercises, with their lines. */
  exercises: { id: string; line: number }[];
  /** Whether the page is a lesson, which means that it contains a `<Lesson>`. */
  isLesson: boolean;
  links: { href: string; line: number; column: number }[];
  /** The images, each with the size that `code` contains. */
  images: { src: string; width: number; height: number }[];
  samples: Sample[];
  /** For a snippet, its HTML tree as JSON, which `snippet-tree.mjs` reads. */
  tree?: string;
  /** Findings that don't stop a build. */
  warnings: Problem[];
}
