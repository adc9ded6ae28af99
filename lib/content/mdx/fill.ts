import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { fillCallout } from './callouts';
import type { PluginContext } from './context';
import { fillExercise } from './exercise';
import { isMdxElement } from './expression';
import { fillField } from './fields';
import { fillGlossary, linkTerm } from './glossary';
import { fillChecker, fillMessages } from './practice';

/** Completes a component, which is a child of `parent`. */
type Filler = (element: MdxJsxFlowElement, context: PluginContext, parent: Parents, index: number) => void;

const FILLERS: ReadonlyMap<string, Filler> = new Map(
  Object.entries<Filler>({
    Callout: fillCallout,
    CheckerMessages: fillMessages,
    Exercise: fillExercise,
    Field: fillField,
    GlossaryList: fillGlossary,
    ScriptChecker: fillChecker,
    Term: linkTerm,
  }),
);

/**
 * A remark plugin that completes the components whose content isn't only what the page says. Later plugins then see
 * ordinary content. Runs after the check, because pages don't write what the fillers add.
 */
export function fillPlugin(context: PluginContext) {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return;
      // In a line of text, a component is another type of node, but has the same parts.
      FILLERS.get(node.name ?? '')?.(node as MdxJsxFlowElement, context, parent, index);
    });
}
