import type { ComponentType } from 'react';
import * as snippets from '@/.generated/snippets';
import type { GeneratedComponentName } from '@/lib/api/reference/nodes';
import type { MdxComponentName } from '@/lib/content/mdx/components';
import * as components from './all';

/**
 * Components and snippets by name, and replacements for some HTML elements. The type ensures that every component the
 * compiler accepts is implemented.
 */
export const mdxComponents = {
  ...(components satisfies Record<MdxComponentName | GeneratedComponentName, ComponentType<never>>),
  ...snippets,
};

/** Gives snippets, compiled by `@next/mdx`, the same components as pages. */
export function useMDXComponents() {
  return mdxComponents;
}

declare global {
  /** The components that the MDX language server offers, with their attributes' types and comments. */
  type MDXProvidedComponents = Pick<typeof components, MdxComponentName> & typeof snippets;
}
