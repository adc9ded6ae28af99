import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { element } from '../../api/reference/nodes';
import { explainScript, type Conversation } from '../../script/explain';
import { parseScript } from '../../script/parse';
import { isScript } from '../../script/recognize';
import { platformOf, readFence } from './fence';
import { markedLines } from './theme';
import { conversationForm, conversationTitle, turnParts } from './turns';

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
export function conversationsOf(code: string, meta: string): Conversation[] {
  const fence = readFence(meta);
  // A sample with an intended mistake has no conversation.
  if (fence.view === 'script' || fence.wrong !== undefined || !isScript(code)) return [];
  const { script, findings } = parseScript(code);
  if (findings.length > 0) return [];
  const conversations = explainScript(script, { platform: platformOf(fence) }).filter(({ turns }) => turns.length > 0);
  return conversations.some(({ turns }) => turns.length > 1) ? conversations : [];
}

function conversationElement(conversation: Conversation): ElementContent {
  const attributes = { title: conversationTitle(conversation), form: conversationForm(conversation) };
  const turns = conversation.turns.map((turn) => {
    const { words, ...parts } = turnParts(turn);
    return element('Turn', { ...parts }, words);
  });
  return element('Conversation', attributes, turns) as ElementContent;
}
