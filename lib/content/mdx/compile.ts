import { compile as compileMdx } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import type { VFileMessage } from 'vfile-message';
import { ProblemError, throwIfAny, type Problem } from '../../errors';
import type { CompiledBody } from '../page';
import type { CompileInput, Found } from './context';
import { mdxPlugins } from './plugins';

/**
 * Compiles the body of a page.
 * @throws ProblemError with every finding: syntax, unknown components and attributes, code languages, images.
 */
export async function compileBody(input: CompileInput): Promise<CompiledBody> {
  const { body, file } = input;
  const problems: Problem[] = [];
  const found: Found = {
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
    const mdxOptions = { ...(await mdxPlugins({ basePath: '', ...input, ...found, problems })), format } as const;
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
  const isLesson = format === 'mdx' && /^<Lesson\b/m.test(body);
  return { code, isLesson, ...found };
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
