import type { Conversation } from '../../script/explain';
import type { Platform } from '../../script/words/platforms';

/** The words that components say of their own: on the page and in its Markdown twin. */

/** The heading of a callout without a title. */
export const CALLOUT_TITLES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;

/** Who speaks in a conversation. */
export const SPEAKERS = { caller: 'Test', system: 'System' } as const;

/** What a conversation is called by where it takes place. */
const CONVERSATIONS: Readonly<Record<Platform, string>> = {
  alexa: 'conversation with Alexa',
  google: 'conversation with Google Assistant',
  phone: 'phone call',
  sms: 'text messages',
  whatsapp: 'WhatsApp chat',
  webchat: 'webchat',
};

/** The title of the conversation that a test describes. */
export function conversationTitle({ name, mark, platform }: Pick<Conversation, 'name' | 'mark' | 'platform'>): string {
  const kind = platform ? CONVERSATIONS[platform] : 'conversation';
  const runs = mark === 'skip' ? ', not run' : mark === 'only' ? ', run alone' : '';
  return `${name ? `${name}: ${kind}` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`}${runs}`;
}

/** The facts of a reference entry, in the order in which they are shown. */
export const FIELD_FACTS = {
  type: 'Type',
  default: 'Default',
  required: 'Required',
  unit: 'Unit',
  range: 'Range',
  values: 'Values',
  scope: 'Scope',
  platforms: 'Platforms',
  since: 'Since',
  label: 'In the dashboard',
} as const;

/** Where a term is explained, on the page that holds `<GlossaryList />`. */
export const termAddress = (id: string) => `/glossary/#${id}`;

/** The class of a link to the glossary; `components/mdx/link.css` styles it. */
export const TERM_CLASS = 'term';
