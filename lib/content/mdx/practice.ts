import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { PluginContext } from './context';
import { quotedOf, readScriptView } from './fence';

/**
 * A remark plugin that hands the code blocks inside `<ScriptChecker>` to it as the samples that a reader can start from. They are
 * code blocks of the page, so the build checks them as any other.
 */
export function practicePlugin({ file, problems }: PluginContext) {
  return (tree: Root) => {
    visit(tree, { type: 'mdxJsxFlowElement', name: 'ScriptChecker' }, (element: MdxJsxFlowElement) => {
      const samples = element.children.flatMap((child) => (child.type === 'code' ? [sampleOf(child)] : []));
      element.children = [];
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'samples', value: JSON.stringify(samples) });
      if (samples.length > 0) return;
      const { line, column } = element.position?.start ?? {};
      const remedy = 'put a code block with a test script between its tags';
      problems.push({ file, line, column, message: '<ScriptChecker> has no sample to start from', remedy });
    });
  };
}

function sampleOf({ meta, value }: Code) {
  const name = quotedOf(meta ?? '', 'title') ?? 'Sample';
  return { name, text: `${value}\n`, platform: readScriptView(meta ?? '').platform };
}
