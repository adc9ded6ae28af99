import { createElement, type ReactNode } from 'react';
import type { MDXComponents } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';
import * as fields from '../../../components/api/ApiFields';
import * as operations from '../../../components/api/ApiOperation';
import { CodeBlock } from '../../../components/code/CodeBlock';
import { evaluateBody } from '../../../lib/content/mdx/evaluate';

interface PanelProps {
  label: string;
  children?: ReactNode;
}

const components = {
  ...fields,
  ...operations,
  pre: CodeBlock,
  // The playground has tests of its own: here it matters what it is given.
  ApiRequest: ({ props }: { props: string }) => {
    const { method, url } = JSON.parse(props) as { method: string; url: string };
    return createElement('output', null, `${method} ${url}`);
  },
  Tabs: ({ label, children }: PanelProps) => createElement('section', { title: label }, children),
  Tab: ({ label, children }: PanelProps) => createElement('div', { title: label }, children),
};

/** The HTML of a compiled page, code without its colors. */
export function renderReference(code: string): string {
  const html = renderToStaticMarkup(createElement(evaluateBody(code), { components: components as MDXComponents }));
  return html
    .replace(/<span class="(?:t[a-z]|line)">([^<]*)<\/span>/g, '$1')
    .replace(/<\/?span(?: class="line")?>/g, '');
}

/** The text of some HTML, a blank for each run of tags. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .trim();
