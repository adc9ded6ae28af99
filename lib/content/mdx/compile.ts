import { compile as compileMdx } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import type { Root } from 'mdast';
import type { VFileMessage } from 'vfile-message';
import type { Api } from '../../api/model';
import { ProblemError, throwIfAny, type Problem } from '../../errors';
import type { Dialogues } from '../dialogues';
import type { Glossary } from '../glossary';
import type { CompiledBody } from '../page';
import type { Snippets } from '../snippets';
import { mdxPlugins } from './plugins';

/** The input of {@link compileBody}. */
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
  /** The simulated targets that its samples may run on, and its exercises are tried with. */
  dialogues?: Dialogues;
  /** The passages that it may show. */
  snippets?: Snippets;
  /** Is told the tree as it was parsed. */
  onTree?: (tree: Root) => void;
}

/**
 * Compiles the body of a page.
 * @throws ProblemError with every finding: syntax, unknown components and attributes, code languages, images.
 */
export async function compileBody({
  body,
  file,
  faq,
  publicDir,
  basePath = '',
  api,
  glossary,
  dialogues,
  snippets,
  onTree,
}: CompileInput): Promise<CompiledBody> {
  const problems: Problem[] = [];
  const context = {
    file,
    faq,
    publicDir,
    basePath,
    api,
    glossary,
    dialogues,
    snippets,
    onTree,
    problems,
    headers: [],
    anchors: [],
    described: [],
    operations: [],
    playgrounds: [],
    exercises: [],
    questions: [],
    links: [],
    images: [],
  };
  const format = file.endsWith('.md') ? 'md' : 'mdx';
  let code: string;
  try {
    const mdxOptions = { ...(await mdxPlugins(context)), format } as const;
    // By default next-mdx-remote removes expressions without a word: the content is ours, so nothing is blocked.
    const result = await serialize(
      { value: body, path: file },
      { mdxOptions, blockJS: false, blockDangerousJS: false },
      true,
    );
    code = result.compiledSource;
  } catch (error) {
    throw new ProblemError([...problems, await locate(error, body, file, format)]);
  }
  throwIfAny(problems);
  const { headers, anchors, described, operations, playgrounds, exercises, questions, links, images } = context;
  const isLesson = format === 'mdx' && /^<Lesson\b/m.test(body);
  return {
    code,
    headers,
    anchors,
    described,
    operations,
    playgrounds,
    exercises,
    isLesson,
    questions,
    links,
    images,
  };
}

/** next-mdx-remote turns a compiler message into text: compiling once more without plugins gets back the place of a syntax error. */
async function locate(error: unknown, body: string, file: string, format: 'md' | 'mdx'): Promise<Problem> {
  const remedy = 'close every tag, and put "<" and "{" that are meant literally in backticks';
  try {
    await compileMdx(body, { format });
  } catch (cause) {
    const { reason, place } = cause as VFileMessage;
    const start = place && ('start' in place ? place.start : place);
    // Some messages of the parser carry their place in the text only: "… (3:1-3:22)".
    const [, line = start?.line, column = start?.column] = / \((\d+):(\d+)-\d+:\d+\)$/.exec(reason) ?? [];
    const message = reason.replace(/ \(\d+:\d+-\d+:\d+\)$/, '').replaceAll('\n', ' ');
    return { file, line: numberOf(line), column: numberOf(column), message, remedy };
  }
  return { file, message: String((error as Error).message), remedy };
}

function numberOf(text: string | number | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
