import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { heading, paragraph, text } from '../../api/reference/nodes';
import { messagesOf, RULE_GROUPS, sectionOf, sentence, type Rule } from '../../script/index';
import { reporterFor, type PluginContext } from './context';
import { platformOf, readFence } from './fence';

/**
 * Turns the code blocks inside `<ScriptChecker>` into its `samples` attribute. By then, they have been checked like all
 * code blocks.
 */
export function fillChecker(element: MdxJsxFlowElement, context: PluginContext): void {
  const samples = element.children.flatMap((child) => (child.type === 'code' ? [sampleOf(child)] : []));
  element.children = [];
  element.attributes.push({ type: 'mdxJsxAttribute', name: 'samples', value: JSON.stringify(samples) });
  if (samples.length > 0) return;
  reporterFor(element, context)(
    '<ScriptChecker> has no sample to start from',
    'put a code block with a test script between its tags',
  );
}

function sampleOf({ meta, value }: Code) {
  const fence = readFence(meta ?? '');
  return { name: fence.title ?? 'Sample', text: `${value}\n`, platform: platformOf(fence) };
}

/**
 * Lists the checker's messages by group in `<CheckerMessages />`. Each rule has its explanation, and a link to its
 * section.
 */
export function fillMessages(element: MdxJsxFlowElement): void {
  element.children = Object.entries(RULE_GROUPS).flatMap(([group, rules]) => [
    heading(2, [text(group)]),
    ...Object.values<Rule>(rules).flatMap((rule) => {
      const { address, page } = sectionOf(rule);
      return [
        ...messagesOf(rule).map(({ says, severities }) =>
          paragraph(
            { type: 'strong', children: [text(`${sentence(says)}.`)] },
            text(` ${sentence(severities.join(' or '))}.`),
          ),
        ),
        paragraph(text(`${rule.explanation} See `), { type: 'link', url: address, children: [text(page)] }, text('.')),
      ];
    }),
  ]);
}
