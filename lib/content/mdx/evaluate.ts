import { runSync } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';

/** Makes a React component from compiled code. The code is our own, from {@link compileBody}. */
export function evaluateBody(code: string): MDXContent {
  return runSync(code, { Fragment, jsx, jsxs, jsxDEV }).default;
}
