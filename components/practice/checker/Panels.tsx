import type { ReactNode } from 'react';
import type { ElementContent } from 'hast';
import { conversationForm, conversationTitle, turnParts } from '@/lib/content/mdx/turns';
import { count } from '@/lib/practice/fields';
import { withBase } from '@/lib/routes/base';
import type { CheckedTest, CheckedText } from '@/lib/script/check';
import { PROBLEM_CLASSES } from '@/lib/script/classes';
import type { Conversation as ExplainedTest } from '@/lib/script/explain';
import { sentence, type ScriptProblem } from '@/lib/script/problem';
import { Conversation, Turn } from '../../mdx/Conversation';
import styles from './Checker.module.css';
import look from './Problems.module.css';
import reading from './Reading.module.css';

/** The panels' actions. Absent until the program has loaded. */
export interface Presses {
  goTo(offset: number): void;
  /** Applies a problem's fix, or `otherFix` for the less likely reading. */
  fix(problem: ScriptProblem, reading: 'fix' | 'otherFix'): void;
  fixAll(): void;
}

interface Props {
  checked: CheckedText;
  /** The text field or editor. */
  field: ReactNode;
  /** The cursor's offset, which determines the test shown. */
  cursor: number;
  presses?: Presses;
}

/** The script with its problems, and its conversation next to it. */
export function Panels({ checked, field, cursor, presses }: Props) {
  return (
    <div className={styles.panels}>
      <div className={styles.writing}>
        {field}
        <Problems checked={checked} presses={presses} />
      </div>
      <div className={styles.reading}>
        {checked.settings.length > 0 ? (
          <Settings settings={checked.settings} />
        ) : (
          <Tests {...{ checked, cursor, presses }} />
        )}
      </div>
    </div>
  );
}

/** The maximum number of problems shown. Others appear as the reader fixes the first ones. */
const MOST_SHOWN = 20;

function Problems({ checked, presses }: Pick<Props, 'checked' | 'presses'>) {
  const { problems } = checked;
  const isFixable = problems.filter(({ fix, otherFix }) => fix && !otherFix).length > 1;
  return (
    <section className={look.problems} aria-label="Problems">
      <div className={look.head}>
        <p role="status" tabIndex={-1} data-count={problems.length}>
          {summaryOf(checked)}
        </p>
        {isFixable && (
          <button type="button" className={look.all} name="fix all" onClick={presses?.fixAll}>
            Fix all
          </button>
        )}
      </div>
      <ol className={look.list}>
        {problems.slice(0, MOST_SHOWN).map((problem, index) => (
          <Problem key={`${problem.code} ${problem.range[0]} ${index}`} {...{ problem, index, presses }} />
        ))}
      </ol>
    </section>
  );
}

function Problem({ problem, index, presses }: { problem: ScriptProblem; index: number; presses?: Presses }) {
  const { code, severity, message, remedy, from, range, address } = problem;
  const { explanation, page } = PROBLEM_CLASSES[code];
  return (
    <li className={`${look.problem} ${look[severity]}`}>
      <p className={look.place}>
        <span className={look.severity}>{sentence(severity)}</span>
        <button type="button" name={`go ${index}`} onClick={presses && (() => presses.goTo(range[0]))}>
          Line {from.line}
        </button>
        <noscript>Line {from.line}</noscript>
      </p>
      <p className={look.what}>{sentence(message)}.</p>
      <p>{sentence(remedy)}.</p>
      <p className={look.why}>
        {explanation} <a href={withBase(address)}>{page}</a>
      </p>
      {(['fix', 'otherFix'] as const).map(
        (reading) =>
          problem[reading] && (
            <button
              key={reading}
              type="button"
              className={look.fix}
              name={`${reading} ${index}`}
              onClick={presses && (() => presses.fix(problem, reading))}
            >
              {problem[reading].title}
              <span className="visually-hidden"> in line {from.line}</span>
            </button>
          ),
      )}
    </li>
  );
}

function Tests({ checked: { tests, problems }, cursor, presses }: Omit<Props, 'field'>) {
  const shown = tests.findLast(({ range }) => range[0] <= cursor) ?? tests[0];
  if (!shown) return <p className={reading.nothing}>The conversation appears here.</p>;
  return (
    <>
      {tests.length > 1 && (
        <nav className={reading.outline} aria-label="Tests">
          <ol>
            {tests.map((test, index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-current={test === shown ? 'true' : undefined}
                  name={`test ${index}`}
                  onClick={presses && (() => presses.goTo(test.range[0]))}
                >
                  {test.conversation.name ?? `Test ${index + 1}`}
                  <span className={reading.state}>{stateOf(test, problems)}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <TestConversation conversation={shown.conversation} />
      {problems.some(({ severity, range }) => severity === 'error' && isIn(range[0], shown)) && (
        <p className={reading.nothing}>
          Only part of the test could be read. Fix the problems to see the complete conversation.
        </p>
      )}
    </>
  );
}

/** A conversation, as the build adds it to samples: see `lib/content/mdx/conversation.ts`. */
function TestConversation({ conversation }: { conversation: ExplainedTest }) {
  return (
    <Conversation title={conversationTitle(conversation)} form={conversationForm(conversation)}>
      {conversation.turns.map((turn, index) => {
        const { words, ...parts } = turnParts(turn);
        return (
          <Turn key={index} {...parts}>
            {words.length > 0 && words.map(nodeOf)}
          </Turn>
        );
      })}
    </Conversation>
  );
}

function nodeOf(content: ElementContent, key: number): ReactNode {
  if (content.type === 'text') return content.value;
  if (content.type !== 'element') return undefined;
  const Element = content.tagName as 'p';
  return <Element key={key}>{content.children.map(nodeOf)}</Element>;
}

function Settings({ settings }: Pick<CheckedText, 'settings'>) {
  return (
    <dl className={reading.settings}>
      {settings.map(({ name, meaning }, index) => (
        <div key={index}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function isIn(offset: number, { range }: CheckedTest): boolean {
  return range[0] <= offset && offset <= range[1];
}

function stateOf(test: CheckedTest, problems: readonly ScriptProblem[]): string {
  const own = problems.filter(({ range }) => isIn(range[0], test)).length;
  return own === 0 ? 'no problems' : count(own, 'problem');
}

function summaryOf({ problems, tests, settings }: CheckedText): string {
  if (problems.length === 0 && tests.length === 0 && settings.length === 0)
    return 'There is no test yet. Paste or write a script, or select a sample.';
  if (problems.length === 0) return 'No problems found.';
  const kinds = (['error', 'warning', 'hint'] as const).flatMap((severity) => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return number > 0 ? [count(number, severity)] : [];
  });
  const shown = problems.length > MOST_SHOWN ? ` The first ${MOST_SHOWN} are shown.` : '';
  return `${kinds.join(', ')}.${shown}`;
}
