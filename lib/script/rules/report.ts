import { ruleOf, type MessageId, type RuleCode, type SlotOf } from './rules';
import type { Severity } from './rule';

/** Offsets of a passage: its first character, and the one after its last. */
export type Range = readonly [from: number, to: number];

/** One replacement of a {@link Fix}. */
export interface Change {
  range: Range;
  text: string;
}

/** An edit that fixes a problem. Its changes don't overlap. */
export interface Fix {
  /** The edit's name, as a button label: "Put it in quotes". */
  title: string;
  changes: readonly Change[];
}

/** What fills a message: a passage of the text, which is shortened, or a list of words, which isn't. */
type Datum = string | number | readonly string[];

/** A mistake that a check found, with offsets in the text, and without words. */
export interface Finding {
  id: MessageId;
  code: RuleCode;
  severity: Severity;
  range: Range;
  data: Readonly<Record<string, Datum>>;
  fix?: Fix;
  /** The passage that the mistake makes unreadable. It may contain other problems. */
  hides?: Range;
}

/** The messages that need no data. */
export type PlainMessageId = { [Id in MessageId]: [SlotOf<Id>] extends [never] ? Id : never }[MessageId];

type Reported<Id extends MessageId> = Pick<Finding, 'fix'> & {
  id: Id;
  at: Range;
} & ([SlotOf<Id>] extends [never] ? { data?: undefined } : { data: Readonly<Record<SlotOf<Id>, Datum>> });

/** Reports a mistake: the message that describes it, what fills the message, where the mistake is, and how to fix it. */
export function report<Id extends MessageId>({ id, at, data, ...own }: Reported<Id>): Finding {
  const { code, severity } = ruleOf(id);
  return { id, code, severity, range: at, data: data ?? {}, ...own };
}

/** A finding in words. */
export function inWords({ id, data }: Pick<Finding, 'id' | 'data'>): { message: string; remedy: string } {
  const wordsFor = (_: string, name: string) => {
    const datum = data[name] ?? '';
    const passage = String(datum);
    return typeof datum === 'object' ? datum.join(', ') : passage.length > 80 ? `${passage.slice(0, 79)}…` : passage;
  };
  const { says, remedy } = ruleOf(id);
  return { message: says.replaceAll(/«(\w+)»/g, wordsFor), remedy: remedy.replaceAll(/«(\w+)»/g, wordsFor) };
}
