import { mdxComponents } from './index';

/** Gives snippets, which `@next/mdx` compiles, the same components as pages. */
export function useMDXComponents() {
  return mdxComponents;
}
