import { compile as compileMdx } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import type { VFileMessage } from 'vfile-message';
import { ProblemError, type Problem } from '../../errors';
import type { CompiledBody } from '../page';
import bracesAsText from './braces.mjs';
import type { CompileInput, Found } from './context';
import { findOpenFences } from './fence';
import { mdxPlugins } from './plugins';
import { explainSyntax } from './syntax';

/** Thrown if a body can be parsed but contains something that isn't allowed. Also contains its links and headings. */
export class BodyError extends ProblemError {
  constructor(
    problems: readonly Problem[],
    readonly found: Found,
  ) {
    super(problems);
  }
}

/**
 * Compiles a page's body.
 * @throws ProblemError with all problems if any is an error, such as bad syntax, unknown components or missing images
 */
export async function compileBody(input: CompileInput): Promise<CompiledBody> {
  const { body, file } = input;
  const problems: Problem[] = findOpenFences(body, file);
  const found: Found = {
    headers: [],
    anchors: [],
    described: [],
    operations: [],
    playgrounds: [],
    exercises: [],
    links: [],
    images: [],
    warnings: [],
  };
  let code: string;
  try {
    // Named, because by default `.md` files are compiled without components.
    const mdxOptions = { ...(await mdxPlugins({ ...input, ...found, problems })), format: 'mdx' } as const;
    // By default, next-mdx-remote silently removes attributes in braces. The project's own content can be trusted.
    const result = await serialize(
      { value: body, path: file },
      { mdxOptions, blockJS: false, blockDangerousJS: false },
      true,
    );
    code = result.compiledSource;
  } catch (error) {
    throw new ProblemError([...problems, await locate(error, input)]);
  }
  if (problems.some(({ severity }) => !severity)) throw new BodyError(problems, found);
  found.warnings.push(...problems);
  return { code, isLesson: /^<Lesson\b/m.test(body), ...found };
}

/** next-mdx-remote reduces a compiler error to text. Compiling again without plugins recovers its position. */
async function locate(error: unknown, { body, file, snippets }: CompileInput): Promise<Problem> {
  try {
    await compileMdx(body, { remarkPlugins: [bracesAsText] });
  } catch (cause) {
    return { file, ...explainSyntax(cause as VFileMessage, body, snippets) };
  }
  return {
    file,
    message: String((error as Error).message),
    remedy: 'report this as a bug, because the page can be parsed',
  };
}
