import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { reporterFor, type PluginContext } from './context';

/** Attributes that the Content-Security-Policy blocks on every element. `lib/hosts` looks for them in documents. */
export const BLOCKED_ATTRIBUTES = 'style|on[a-z]+';

const BLOCKED = new RegExp(`^(?:${BLOCKED_ATTRIBUTES})$`, 'i');

/**
 * A rehype plugin, the last one, that reports attributes the policy would block, if another plugin adds one. Otherwise,
 * the export would find them in a document, without the file and the line that they come from.
 */
export function policyPlugin(context: PluginContext) {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      for (const name of Object.keys(element.properties).filter((one) => BLOCKED.test(one)))
        reporterFor(element, context)(
          `the Content-Security-Policy does not allow "${name}" on <${element.tagName}>`,
          'write it in another way, because the build would refuse the page',
        );
    });
}
