import type { Position } from 'unist';
import type { Api } from '../../api/model';
import type { Problem } from '../../errors';
import type { Dialogues } from '../dialogues';
import type { Glossary } from '../glossary';
import type { CompiledBody } from '../page';
import type { Snippets } from '../snippets';

/** A page to compile. */
export interface CompileInput {
  /** The text, with empty lines where the frontmatter was. */
  body: string;
  /** The file's path as problems should name it. A `.md` file is plain Markdown, without components. */
  file: string;
  /** Whether it is a snippet, which `@next/mdx` compiles without our notations. */
  isSnippet?: boolean;
  /** Where images are looked up. */
  publicDir: string;
  /** The same for images that lie beside pages. */
  contentDir?: string;
  /** The API whose operations the page may show. */
  api?: Api;
  /** The terms that it may name. */
  glossary?: Glossary;
  /** The simulated targets that its samples may run on, and its exercises are tried with. Absent for a text that is no page. */
  dialogues?: Dialogues;
  /** The passages that it may show. */
  snippets?: Snippets;
}

/** Tells a problem of the node that is looked at: what is wrong, and what to write instead. */
export type Report = (message: string, remedy: string, severity?: 'warning') => void;

/** The lists that the plugins fill. */
export type Found = Omit<CompiledBody, 'code' | 'isLesson'>;

/** The page as the plugins see it. */
export interface PluginContext extends Omit<CompileInput, 'body'>, Found {
  problems: Problem[];
}

/** Returns the function by which a plugin reports problems of a node of either tree. */
export function reporterFor(
  node: { position?: Position },
  { file, problems }: Pick<PluginContext, 'file' | 'problems'>,
): Report {
  const { line, column } = node.position?.start ?? {};
  return (message, remedy, severity) =>
    void problems.push({ file, line, column, message, remedy, ...(severity && { severity }) });
}
