import type { Link, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { describe, heading, paragraph, text, type Node } from '../../api/reference/nodes';
import { didYouMean } from '../../reading/nearest';
import type { Glossary, GlossaryEntry } from '../glossary';
import { reporterFor, type PluginContext } from './context';
import { attributeOf, isMdxElement, type MdxElement } from './expression';
import { TERM_CLASS, termAddress } from './words';

/**
 * A remark plugin that turns each `<Term>` into a link and fills `<GlossaryList>`. Later plugins then see ordinary
 * content.
 */
export function glossaryPlugin(context: PluginContext) {
  const { glossary } = context;
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || (node.name !== 'Term' && node.name !== 'GlossaryList')) return;
      const report = reporterFor(node, context);
      if (!glossary) return report(`<${node.name}> needs a glossary`, 'add glossary.yml to the content folder');
      if (node.name === 'GlossaryList') {
        node.children = glossaryNodes(glossary) as MdxJsxFlowElement['children'];
        return SKIP;
      }
      const id = attributeOf(node, 'id') ?? '';
      const entry = glossary.entries.get(id);
      if (!entry)
        return report(
          `${glossary.file} has no term "${id}"`,
          didYouMean(id, glossary.entries.keys(), 'add it to that file', '"'),
        );
      parent?.children.splice(index ?? 0, 1, termLink(node, entry));
      return SKIP;
    });
  };
}

/** For each term, a heading, the definition, and a link to the page that explains it. */
function glossaryNodes({ entries }: Glossary): Node[] {
  return [...entries.values()].flatMap(({ id, term, definition, link, label }) => [
    heading(2, [text(term)], id),
    ...describe(definition),
    paragraph(text('See '), { type: 'link', url: link, children: [text(label)] }, text('.')),
  ]);
}

function termLink(node: MdxElement, { id, definition }: GlossaryEntry): Link {
  return {
    type: 'link',
    url: termAddress(id),
    // A tooltip can't contain markup.
    title: definition.replaceAll(/[`*_]/g, ''),
    children: node.children as Link['children'],
    data: { hProperties: { className: [TERM_CLASS] } },
    position: node.position,
  };
}
