import type { ElementContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { ShikiTransformer } from 'shiki';
import { explainScript, type Conversation, type Turn } from '../../script/explain';
import { parseScript } from '../../script/parse';
import { isScript } from '../../script/recognize';
import { readParts } from '../../script/tree';
import { readScriptView } from './fence';
import { turnParts } from './turns';
import { conversationTitle } from './words';

/** Platforms whose conversations are messages on a screen. */
const CHATS: readonly unknown[] = ['sms', 'webchat', 'whatsapp'];

/** Puts the conversations that a test script describes behind its code, in the `pre` that `CodeBlock` shows. */
export const conversationTransformer: ShikiTransformer = {
  name: 'conversation',
  pre(node) {
    if (this.options.lang !== 'yaml') return;
    const conversations = conversationsOf(this.source, this.options.meta?.__raw ?? '');
    node.children.push(...conversations.map(conversationElement));
  },
};

/**
 * The conversations of a sample: none where it is no script, has a fault, or has no test in which one side answers the other.
 * @param meta what stands behind the language of its fence
 */
export function conversationsOf(code: string, meta: string): Conversation[] {
  const { isScriptOnly, platform } = readScriptView(meta);
  if (isScriptOnly || !isScript(code)) return [];
  const { script, findings } = parseScript(code);
  if (findings.length > 0) return [];
  const settings = platform && readParts(`platform: ${platform}`)[0]?.value;
  const conversations = explainScript(script, { settings }).filter(({ turns }) => turns.length > 0);
  return conversations.some(({ turns }) => turns.length > 1) ? conversations : [];
}

function conversationElement(conversation: Conversation): MdxJsxFlowElementHast {
  const form = CHATS.includes(conversation.platform) ? 'chat' : undefined;
  return element(
    'ScriptConversation',
    { title: conversationTitle(conversation), form },
    conversation.turns.map(turnElement),
  );
}

function turnElement(turn: Turn): MdxJsxFlowElementHast {
  const { does, words, after, isGap } = turnParts(turn);
  const by = turn.by === 'tester' ? 'caller' : 'system';
  return element('ScriptTurn', { by, does, after, gap: isGap ? 'yes' : undefined }, words);
}

function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: ElementContent[],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children,
  };
}
