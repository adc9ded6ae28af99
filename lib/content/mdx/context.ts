import type { Root } from 'mdast';
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
  /** Whether each h3 is a question, with its answer below it. */
  faq?: boolean;
  /** Where images are looked up. */
  publicDir: string;
  /** Where the site lies on its host, for links: empty, or `/docs`. Empty when absent. */
  basePath?: string;
  /** The API whose operations the page may show. */
  api?: Api;
  /** The terms that it may name. */
  glossary?: Glossary;
  /** The simulated targets that its samples may run on, and its exercises are tried with. Absent for a text that is no page. */
  dialogues?: Dialogues;
  /** The passages that it may show. */
  snippets?: Snippets;
  /** Is told the tree as it was parsed. */
  onTree?: (tree: Root) => void;
}

/** The lists that the plugins fill. */
export type Found = Omit<CompiledBody, 'code' | 'isLesson'>;

/** The page as the plugins see it. */
export interface PluginContext extends Omit<CompileInput, 'body'>, Found {
  basePath: string;
  problems: Problem[];
}
