import type { Link, Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, heading, paragraph, text } from '../../api/reference/nodes';
import { didYouMean } from '../../reading/nearest';
import type { Glossary } from '../glossary';
import { reporterFor, type PluginContext } from './context';
import { attributeOf } from './expression';
import { TERM_CLASS, termAddress } from './words';

/** Fills `<GlossaryList />` with each term: a heading, the definition, and a link to the page that explains it. */
export function fillGlossary(list: MdxJsxFlowElement, context: PluginContext): void {
  const terms = [...(glossaryFor(list, context)?.entries.values() ?? [])];
  list.children = terms.flatMap(({ id, term, definition, link, label }) => [
    heading(2, [text(term)], id),
    ...describe(definition),
    paragraph(text('See '), { type: 'link', url: link, children: [text(label)] }, text('.')),
  ]);
}

/** Replaces a `<Term>` with a link to the glossary. */
export function linkTerm(term: MdxJsxFlowElement, context: PluginContext, parent: Parents, index: number): void {
  const glossary = glossaryFor(term, context);
  if (!glossary) return;
  const id = attributeOf(term, 'id') ?? '';
  const entry = glossary.entries.get(id);
  if (!entry) {
    const remedy = didYouMean(id, glossary.entries.keys(), 'add it to that file', '"');
    return reporterFor(term, context)(`${glossary.file} has no term "${id}"`, remedy);
  }
  const link: Link = {
    type: 'link',
    url: termAddress(id),
    // A tooltip can't contain markup.
    title: entry.definition.replaceAll(/[`*_]/g, ''),
    children: term.children as unknown as Link['children'],
    data: { hProperties: { className: [TERM_CLASS] } },
    position: term.position,
  };
  parent.children.splice(index, 1, link);
}

/** The glossary. Reports an element that needs one if there is none. */
function glossaryFor(element: MdxJsxFlowElement, context: PluginContext): Glossary | undefined {
  if (!context.glossary)
    reporterFor(element, context)(`<${element.name}> needs a glossary`, 'add glossary.yml to the content folder');
  return context.glossary;
}
