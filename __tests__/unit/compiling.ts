import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MDXComponents } from 'mdx/types';
import { compileBody } from '../../lib/content/mdx/compile';
import { evaluateBody } from '../../lib/content/mdx/evaluate';
import type { CompiledBody } from '../../lib/content/page';
import { ProblemError, type Problem } from '../../lib/errors';

/** Compiles a text as a page would be; images are looked up in `publicDir`. */
export function compile(body: string, file = 'page.mdx', publicDir = 'public'): Promise<CompiledBody> {
  return compileBody({ body, file, publicDir });
}

/** Only a callout's title with markup is shown, because others are attributes, too. */
const CalloutTitle = ({ children }: { children?: ReactNode }) =>
  typeof children === 'object' ? createElement('b', undefined, children) : undefined;

/** What a text becomes in HTML. */
export async function render(body: string, components: MDXComponents = {}, file?: string): Promise<string> {
  const { code } = await compile(body, file);
  return renderToStaticMarkup(createElement(evaluateBody(code), { components: { CalloutTitle, ...components } }));
}

/** What the compiler refuses in a text; fails when it refuses nothing. */
export async function problemsOf(body: string, file?: string, publicDir?: string): Promise<readonly Problem[]> {
  const error = await compile(body, file, publicDir).catch((cause: unknown) => cause);
  if (!(error instanceof ProblemError)) throw new Error(`expected problems, got ${String(error)}`);
  return error.problems;
}
