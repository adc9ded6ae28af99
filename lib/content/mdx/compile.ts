import type { Root } from 'hast';
import { serialize } from 'next-mdx-remote/serialize';
import type { VFileMessage } from 'vfile-message';
import { ProblemError, type Problem } from '../../errors';
import type { CompiledBody } from '../page';
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
    samples: [],
    warnings: [],
  };
  let syntaxError: unknown;
  let code: string;
  let tree: string | undefined;
  try {
    const { remarkPlugins, rehypePlugins } = await mdxPlugins(
      { ...input, ...found, problems },
      (error) => (syntaxError = error),
    );
    if (input.isSnippet) rehypePlugins.push(() => (root: Root) => void (tree = withoutPositions(root)));
    // Named, because by default `.md` files are compiled without components.
    const mdxOptions = { remarkPlugins, rehypePlugins, format: 'mdx' } as const;
    // By default, next-mdx-remote silently removes attributes in braces. The project's own content can be trusted.
    const result = await serialize(
      { value: body, path: file },
      { mdxOptions, blockJS: false, blockDangerousJS: false },
      true,
    );
    code = result.compiledSource;
  } catch (error) {
    throw new ProblemError([...problems, { file, ...explain(syntaxError ?? error, input) }]);
  }
  if (problems.some(({ severity }) => !severity)) throw new BodyError(problems, found);
  found.warnings.push(...problems);
  return { code, isLesson: /^<Lesson\b/m.test(body), ...found, ...(tree && { tree }) };
}

/** The tree as JSON. Positions are left out, because they would refer to another text. */
function withoutPositions(tree: Root): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/** next-mdx-remote reduces an error to text, so the parser's own error has been kept. */
function explain(error: unknown, { body, snippets }: CompileInput): Omit<Problem, 'file'> {
  // Not an instance of our VFileMessage in the preview, where Next has a copy of the class.
  if (isSyntaxError(error)) return explainSyntax(error, body, snippets);
  const remedy = 'report this as a bug, because the page can be parsed';
  return { message: String((error as Error).message), remedy };
}

function isSyntaxError(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'place' in error;
}
