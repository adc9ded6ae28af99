import { runSync } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import * as devRuntime from 'react/jsx-dev-runtime';

/** Makes a React component of compiled code; the code is ours, from {@link compileBody}. */
export function evaluateBody(code: string): MDXContent {
  return runSync(code, { ...runtime, ...devRuntime }).default;
}
