import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { reporterFor, type PluginContext } from './context';
import { attributeOf } from './expression';

type Part = { lost?: string; href?: string };

/**
 * Links each type name that has no section to the first place on the page that describes its fields. Warns about those
 * that no place describes, so that readers can't find out what they contain.
 */
export function linkLostTypes(tree: Root, context: PluginContext): void {
  const places = new Map<string, string>();
  visit(tree, { type: 'mdxJsxFlowElement', name: 'ApiFields' }, (list: MdxJsxFlowElement) => {
    const [name = ''] = attributeOf(list, 'source')?.split(' ') ?? [];
    const anchor = attributeOf(list, 'at');
    if (anchor !== undefined && !places.has(name)) places.set(name, anchor);
  });
  const told = new Set<string>();
  visit(tree, { type: 'mdxJsxFlowElement', name: 'ApiField' }, (field: MdxJsxFlowElement) => {
    const types = field.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'parts');
    if (typeof types?.value !== 'string' || !types.value.includes('"lost"')) return;
    const parts = (JSON.parse(types.value) as Part[]).map(({ lost, ...part }) => {
      const anchor = lost === undefined ? undefined : places.get(`schemas/${lost}`);
      if (anchor !== undefined) return { ...part, href: `#${anchor}` };
      if (lost !== undefined && !told.has(lost)) {
        const [message, remedy] = [`no page describes ${lost}, which`, `write <ApiSchema name="${lost}" /> on a page`];
        const of = attributeOf(field, 'id') ?? attributeOf(field, 'name');
        reporterFor(field, context)(`${message} is the type of ${of}`, remedy, 'warning');
        told.add(lost);
      }
      return part;
    });
    types.value = JSON.stringify(parts);
  });
}
