import type { Position } from 'unist';
import type { Api } from '../../api/model';
import type { Problem } from '../../errors';
import type { Dialogues } from '../dialogues';
import type { Glossary } from '../glossary';
import type { CompiledBody } from '../page';
import type { Snippets } from '../snippets';

/** A page to compile. */
export interface CompileInput {
  /** The text, with empty lines in place of the frontmatter. */
  body: string;
  /** The file's path, for messages. A `.md` file is plain Markdown without components. */
  file: string;
  /** Whether it is a snippet, which `@next/mdx` compiles without our notations. */
  isSnippet?: boolean;
  /** The folder images are looked up in. */
  publicDir: string;
  /** The same for images next to pages. */
  contentDir?: string;
  /** The API whose operations the page can show. */
  api?: Api;
  /** The terms it can use. */
  glossary?: Glossary;
  /** The simulated targets for its samples and exercises. Absent for a text that isn't a page. */
  dialogues?: Dialogues;
  /** The passages it can show. */
  snippets?: Snippets;
}

/** Reports a problem of the current node: the mistake, and the remedy. */
export type Report = (message: string, remedy: string, severity?: 'warning') => void;

/** The lists the plugins fill. */
export type Found = Omit<CompiledBody, 'code' | 'isLesson'>;

/** The page, as the plugins see it. */
export interface PluginContext extends Omit<CompileInput, 'body'>, Found {
  problems: Problem[];
}

/** Returns the function with which a plugin reports problems of a node in either tree. */
export function reporterFor(
  node: { position?: Position },
  { file, problems }: Pick<PluginContext, 'file' | 'problems'>,
): Report {
  const { line, column } = node.position?.start ?? {};
  return (message, remedy, severity) =>
    void problems.push({ file, line, column, message, remedy, ...(severity && { severity }) });
}
