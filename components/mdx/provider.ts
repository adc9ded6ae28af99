import { mdxComponents } from './index';

/** Gives snippets, compiled by `@next/mdx`, the same components as pages. */
export function useMDXComponents() {
  return mdxComponents;
}
