import type { RootContent } from 'mdast';
import { pairsPlugin } from '../../lib/content/mdx/pairs';
import type { PluginContext } from '../../lib/content/mdx/context';

const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] }) as RootContent;
const code = (lines = 1) => ({ type: 'code', value: 'x\n'.repeat(lines - 1) }) as RootContent;
const heading = { type: 'heading', depth: 2, children: [] } as RootContent;
const component = (name: string, children: RootContent[] = []) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as RootContent;
const operation = component('ApiOperation');

/** The blocks of a page by type or name; of pairs, those in both columns. */
function blocksOf(...children: RootContent[]): unknown[] {
  const root = { type: 'root' as const, children };
  const context = { snippets: new Map([['GetKey', {}]]) } as unknown as PluginContext;
  pairsPlugin(context)(root);
  const told = (block: RootContent): unknown => {
    if (block.type !== 'blockquote') return 'name' in block ? block.name : block.type;
    return (block as unknown as { children: { children: RootContent[] }[] }).children.map((column) =>
      column.children.map(told),
    );
  };
  return root.children.map(told);
}

test('samples are next to all text since the last heading or sample, and callouts are part of the text', () => {
  expect(
    blocksOf(operation, heading, component('GetKey'), text('a'), code(), code(), text('b'), component('Callout')),
  ).toEqual(['ApiOperation', 'heading', [['GetKey', 'paragraph'], ['code', 'code'], ['paragraph']], 'Callout']);
});

test('text that ends with a colon is alone next to the samples that it announces', () => {
  expect(blocksOf(operation, heading, text('a:'), text('b:'), code(), text('c'))).toEqual([
    'ApiOperation',
    'heading',
    'paragraph',
    [['paragraph'], ['code'], ['paragraph']],
  ]);
});

test('text that ends a section is below the text of the last pair', () => {
  expect(blocksOf(operation, text('a'), code(), text('b'), text('c'), heading, text('d'))).toEqual([
    'ApiOperation',
    [['paragraph'], ['code'], ['paragraph', 'paragraph']],
    'heading',
    'paragraph',
  ]);
});

test('text without samples, samples without text and other components stay as they are', () => {
  const blocks = [operation, text('a'), heading, code(), text('b'), component('Figure'), component('Tabs'), text('c')];
  expect(blocksOf(...blocks)).toEqual([
    'ApiOperation',
    'paragraph',
    'heading',
    'code',
    'paragraph',
    'Figure',
    'Tabs',
    'paragraph',
  ]);
});

test('long code is below its text, because a gap would be next to it', () => {
  const tabs = component('Tabs', [component('Tab', [code(9)]), component('Tab', [code(8)])]);
  expect(blocksOf(operation, text('a'), tabs, code(5), code(1))).toEqual([
    'ApiOperation',
    [['paragraph'], ['Tabs', 'code']],
    'code',
  ]);
  expect(blocksOf(operation, text('a'), code(15))).toEqual(['ApiOperation', 'paragraph', 'code']);
});

test('other pages have one column', () => {
  expect(blocksOf(text('a'), code())).toEqual(['paragraph', 'code']);
});
