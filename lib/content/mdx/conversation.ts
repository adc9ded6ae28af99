import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { element } from '../../api/reference/nodes';
import { type Conversation, explainScript, isScriptText, parseScript } from '../../script/index';
import { platformOf, readFence } from './fence';
import { markedLines } from './theme';

/** Adds a test script's conversations after its code, in the `pre` that `CodeBlock` renders. */
export const conversationTransformer: ShikiTransformer = {
  name: 'conversation',
  pre(node) {
    if (this.options.lang !== 'yaml') return;
    const meta = this.options.meta?.__raw ?? '';
    const conversations = conversationsOf(this.source, meta);
    if (conversations.length > 0 && markedLines(meta).length > 0) node.properties['data-marked'] = '';
    node.children.push(...conversations.map(conversationElement));
  },
};

/**
 * A sample's conversations. Empty if it isn't a script, has a mistake, or has no test in which both sides act.
 * @param meta the text after the language in its fence
 */
function conversationsOf(code: string, meta: string): Conversation[] {
  const fence = readFence(meta);
  // A sample with an intended mistake has no conversation.
  if (fence.view === 'script' || fence.wrong !== undefined || !isScriptText(code)) return [];
  const { script, findings } = parseScript(code);
  if (findings.length > 0) return [];
  const conversations = explainScript(script, { platform: platformOf(fence) }).filter(({ turns }) => turns.length > 0);
  return conversations.some(({ turns }) => turns.length > 1) ? conversations : [];
}

function conversationElement({ title, form, turns }: Conversation): ElementContent {
  const children = turns.map(({ shown, words }) => element('Turn', { ...shown }, words));
  return element('Conversation', { title, form }, children) as ElementContent;
}
