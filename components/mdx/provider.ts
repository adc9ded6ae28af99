import { mdxComponents } from './index';

/** Gives the snippets that `@next/mdx` compiles the same components as the pages. */
export function useMDXComponents() {
  return mdxComponents;
}
