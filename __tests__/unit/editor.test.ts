import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';

const { mdx, include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  mdx: { plugins: string[] };
  include: string[];
};

/** Parses a page as the MDX language server does: with the plugins of tsconfig.json, and tokens as they were written. */
async function parseInEditor(text: string) {
  const root = path.dirname(fileURLToPath(new URL('../../tsconfig.json', import.meta.url)));
  const processor = unified().use(remarkParse).use(remarkMdx);
  for (const name of mdx.plugins) {
    const { default: plugin } = (await import(name.startsWith('.') ? path.join(root, name) : name)) as {
      default: Plugin;
    };
    processor.use(plugin);
  }
  return processor.parse(text);
}

test('the MDX language server reads a page with identity tokens, and its components', async () => {
  const page = `---
title: The service {{product.name}}
---

{{product.name}} answers at {{docs.url}}.

<Callout type={'note'} title="{{product.name}}">

Ask {{contact.support}}.

</Callout>
`;
  const names: (string | null)[] = [];
  visit(await parseInEditor(page), 'mdxJsxFlowElement', (element) => void names.push(element.name));
  expect(names).toEqual(['Callout']);
});

test('it reads everyday Markdown, and everything else stays in its place', async () => {
  const page =
    'See <https://docs.example>, <a@b.example>. <!-- a\ncomment --> It takes <5 ms.\n\n<Callout></Callout>\n';
  const places: unknown[] = [];
  visit(await parseInEditor(page), 'mdxJsxFlowElement', ({ position }) => void places.push(position?.start.offset));
  expect(places).toEqual([page.indexOf('<Callout>')]);
});

test('pages are part of the project that it opens: its plugins are for files of the project alone', () => {
  expect(include).toContain('content/**/*.mdx');
});
