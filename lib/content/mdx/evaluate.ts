import { runSync } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';

/** Turns the code of a `CompiledBody` into a React component. */
export function evaluateBody(code: string): MDXContent {
  return runSync(code, { Fragment, jsx, jsxs, jsxDEV }).default;
}
