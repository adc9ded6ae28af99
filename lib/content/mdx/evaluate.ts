import { runSync } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import type { ElementType, JSX } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';

/** Makes a React component of compiled code; the code is ours, from {@link compileBody}. */
export function evaluateBody(code: string): MDXContent {
  return runSync(code, { Fragment, jsx: withHtml(jsx), jsxs: withHtml(jsxs), jsxDEV: withHtml(jsxDEV) }).default;
}

type Create<Rest extends unknown[]> = (type: ElementType, props: object, ...rest: Rest) => JSX.Element;

/** React's function that creates elements, for elements that have their content as HTML: see `inner-html.ts`. */
function withHtml<Rest extends unknown[]>(create: Create<Rest>): Create<Rest> {
  return (type, props, ...rest) => {
    if (typeof type !== 'string' || !('html' in props)) return create(type, props, ...rest);
    const { html, ...others } = props;
    return create(type, { ...others, dangerouslySetInnerHTML: { __html: html } }, ...rest);
  };
}
