import type { Position } from 'unist';
import type { Api } from '../../api/model';
import type { Problem } from '../../errors';
import type { Dialogues } from '../dialogues';
import type { Glossary } from '../glossary';
import type { CompiledBody } from '../page';
import type { Snippets } from '../snippets';

/** A page to compile. */
export interface CompileInput {
  /** The text, with empty lines instead of the frontmatter. */
  body: string;
  /** The file's path, for messages. */
  file: string;
  /** Whether the text is a snippet, whose HTML tree `@next/mdx` compiles. */
  isSnippet?: boolean;
  /** The folder with images for the complete site. */
  publicDir: string;
  /** The folder with images next to pages. */
  contentDir?: string;
  /** The API whose operations the page can show. */
  api?: Api;
  /** The terms the page can use. */
  glossary?: Glossary;
  /** The simulated targets for samples and exercises. Absent in tests of single texts. */
  dialogues?: Dialogues;
  /** The passages the page can show. */
  snippets?: Snippets;
}

/** Reports a problem with the current node: the mistake, and how to fix it. */
export type Report = (message: string, remedy: string, severity?: 'warning') => void;

/** The lists that plugins fill. */
export type Found = Omit<CompiledBody, 'code' | 'isLesson' | 'tree'>;

/** The page, as plugins see it. */
export interface PluginContext extends Omit<CompileInput, 'body'>, Found {
  problems: Problem[];
}

/** Returns a function that reports problems with a node in the Markdown or the HTML tree. */
export function reporterFor(
  node: { position?: Position },
  { file, problems }: Pick<PluginContext, 'file' | 'problems'>,
): Report {
  const { line, column } = node.position?.start ?? {};
  return (message, remedy, severity) =>
    void problems.push({ file, line, column, message, remedy, ...(severity && { severity }) });
}
