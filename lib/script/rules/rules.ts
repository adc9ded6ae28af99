import { CALL_RULES } from './calls';
import { JSON_RULES } from './json';
import { NAME_RULES } from './names';
import { PAGES, type Message, type Rule, type Severity } from './rule';
import { SHAPE_RULES } from './shape';
import { VALUE_RULES } from './values';
import { YAML_RULES } from './yaml';

/** All rules, under the headings of the page of messages. */
export const RULE_GROUPS = {
  'YAML syntax': YAML_RULES,
  'The shape of a file': SHAPE_RULES,
  'Names and operators': NAME_RULES,
  'Values and platforms': VALUE_RULES,
  'Phone calls': CALL_RULES,
  'JSON syntax': JSON_RULES,
} as const;

const RULES = {
  ...YAML_RULES,
  ...SHAPE_RULES,
  ...NAME_RULES,
  ...VALUE_RULES,
  ...CALL_RULES,
  ...JSON_RULES,
};

type Rules = typeof RULES;

/** The code of a rule. */
export type RuleCode = keyof Rules;

/** All rules by code. */
export const RULES_BY_CODE: Readonly<Record<RuleCode, Rule>> = RULES;

/** The codes of all rules, in the order of the page of messages. */
export const RULE_CODES = Object.keys(RULES) as readonly RuleCode[];

/** A message, by its rule and its name: `yaml-quote/unclosed`. */
export type MessageId = {
  [Code in RuleCode]: `${Code}/${Extract<keyof Rules[Code]['messages'], string>}`;
}[RuleCode];

type MessageOf<Id> = Id extends `${infer Code extends RuleCode}/${infer Name}`
  ? Name extends keyof Rules[Code]['messages']
    ? Rules[Code]['messages'][Name]
    : never
  : never;
type TextOf<Shape> = Shape extends readonly [string, infer Text] ? Text : Shape;
type SlotsIn<Text> = Text extends `${string}«${infer Slot}»${infer Rest}` ? Slot | SlotsIn<Rest> : never;

/** The names of the data that a message needs. */
export type SlotOf<Id extends MessageId> = SlotsIn<TextOf<MessageOf<Id>>>;

/** A rule, and one of its messages. */
export function ruleOf(id: MessageId) {
  const [code, name] = id.split('/') as [RuleCode, string];
  const rule = RULES_BY_CODE[code];
  return { code, ...rule, ...partsOf(rule.messages[name] ?? '', rule.severity) };
}

/** A message's severity, what it says, and the remedy. */
function partsOf(message: Message, ofRule: Rule['severity'] = 'error') {
  const [severity, text] = typeof message === 'string' ? [ofRule, message] : message;
  const [says = '', remedy = ''] = text.split(' → ');
  return { severity, says, remedy };
}

/** What a rule's messages say, each once, with `…` in place of data, and how severe each can be. */
export function messagesOf({ messages, severity }: Rule): { says: string; severities: Severity[] }[] {
  const told = new Map<string, Set<Severity>>();
  for (const message of Object.values(messages)) {
    const { says, severity: own } = partsOf(message, severity);
    const text = says.replaceAll(/«\w+»/g, '…');
    told.set(text, (told.get(text) ?? new Set()).add(own));
  }
  return [...told].map(([says, severities]) => ({ says, severities: [...severities] }));
}

/** The documentation section with a rule, and its page's name. */
export function sectionOf({ page = 'overview#the-structure-of-a-test-file' }: Pick<Rule, 'page'>) {
  const [name, section] = page.split('#') as [keyof typeof PAGES, string?];
  const [address, title] = PAGES[name];
  return { address: section === undefined ? address : `${address}#${section}`, page: title };
}
