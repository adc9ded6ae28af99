import type { Element, Root } from 'hast';
import type { PluginContext } from '../../lib/content/mdx/context';
import { policyPlugin } from '../../lib/content/mdx/policy';

const problemsIn = (properties: Element['properties']) => {
  const context = { file: 'a.md', problems: [] } as unknown as PluginContext;
  const position = { start: { line: 7, column: 3 }, end: { line: 7, column: 9 } };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties, children: [], position }],
  };
  policyPlugin(context)(tree);
  return context.problems;
};

test.each(['style', 'onClick'])('an attribute "%s" that a plugin adds is reported where it comes from', (name) => {
  expect(problemsIn({ [name]: 'x' })).toMatchObject([
    { file: 'a.md', line: 7, column: 3, message: `the Content-Security-Policy does not allow "${name}" on <p>` },
  ]);
});

test('other attributes are not', () => {
  expect(problemsIn({ className: ['one'], dataStyle: 'on', title: 'style' })).toEqual([]);
});
