import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { heading, paragraph, text, type Node } from '../../api/reference/nodes';
import { PROBLEM_CLASSES } from '../../script/classes';
import { reporterFor, type PluginContext } from './context';
import { platformOf, readFence } from './fence';

/**
 * A remark plugin that turns the code blocks inside `<ScriptChecker>` into its `samples` attribute. By then, they have
 * been checked like all code blocks. The plugin also fills `<CheckerMessages />`.
 */
export function practicePlugin(context: PluginContext) {
  return (tree: Root) => {
    visit(tree, { type: 'mdxJsxFlowElement', name: 'CheckerMessages' }, (element: MdxJsxFlowElement) => {
      element.children = messageNodes() as MdxJsxFlowElement['children'];
    });
    visit(tree, { type: 'mdxJsxFlowElement', name: 'ScriptChecker' }, (element: MdxJsxFlowElement) => {
      const samples = element.children.flatMap((child) => (child.type === 'code' ? [sampleOf(child)] : []));
      element.children = [];
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'samples', value: JSON.stringify(samples) });
      if (samples.length > 0) return;
      reporterFor(element, context)(
        '<ScriptChecker> has no sample to start from',
        'put a code block with a test script between its tags',
      );
    });
  };
}

function sampleOf({ meta, value }: Code) {
  const fence = readFence(meta ?? '');
  return { name: fence.title ?? 'Sample', text: `${value}\n`, platform: platformOf(fence) };
}

const SEVERITIES = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const;

/** Lists the checker's messages by group. Each class has its explanation and a link to its rule. */
export function messageNodes(): Node[] {
  const classes = Object.values(PROBLEM_CLASSES);
  return [...new Set(classes.map(({ group }) => group))].flatMap((group) => [
    heading(2, [text(group)]),
    ...classes
      .filter((one) => one.group === group)
      .flatMap(({ severity, messages, explanation, address, page }) => [
        ...messages.map((message) =>
          paragraph({ type: 'strong', children: [text(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`)] }),
        ),
        paragraph(
          text(`${SEVERITIES[severity]}. ${explanation} See `),
          { type: 'link', url: address, children: [text(page)] },
          text('.'),
        ),
      ]),
  ]);
}
