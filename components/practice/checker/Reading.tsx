import type { ElementContent } from 'hast';
import type { ReactNode } from 'react';
import { count } from '@/lib/reading/numbers';
import {
  MOST_TESTS,
  type CheckedTest,
  type CheckedText,
  type Conversation as ExplainedTest,
  type ScriptProblem,
} from '@/lib/script';
import { Conversation, Turn } from '../../mdx/Conversation';
import controls from '../../controls.module.css';
import reading from './Reading.module.css';

interface Props {
  checked: CheckedText;
  /** The cursor's offset, which determines the test shown. */
  cursor: number;
}

/** The meaning of a text: the conversation of a test, or the settings of a `testing.json`. */
export function Reading(props: Props) {
  const { settings } = props.checked;
  return settings.length > 0 ? <Settings settings={settings} /> : <Tests {...props} />;
}

function Tests({ checked: { tests, problems }, cursor }: Props) {
  const shown = tests.findLast(({ range }) => range[0] <= cursor) ?? tests[0];
  if (!shown) return <p className={controls.note}>The conversation appears here.</p>;
  return (
    <>
      {tests.length > 1 && (
        <nav className={reading.outline} aria-label="Tests">
          <ol>
            {tests.map((test, index) => (
              <li key={index}>
                <button type="button" name={`test ${index}`} aria-current={test === shown ? 'true' : undefined}>
                  {test.conversation.name ?? `Test ${index + 1}`}
                  <span className={controls.note}>{stateOf(test, problems)}</span>
                </button>
              </li>
            ))}
          </ol>
          {tests.length === MOST_TESTS && <p>Only the first {MOST_TESTS} tests are shown here.</p>}
        </nav>
      )}
      <TestConversation conversation={shown.conversation} />
      {problems.some(({ severity, range }) => severity === 'error' && isIn(range[0], shown)) && (
        <p className={controls.note}>
          Only part of the test could be read. Fix the problems to see the complete conversation.
        </p>
      )}
    </>
  );
}

/** A conversation, as the build adds it to samples: see `lib/content/mdx/conversation.ts`. */
function TestConversation({ conversation: { title, form, turns } }: { conversation: ExplainedTest }) {
  return (
    <Conversation title={title} form={form}>
      {turns.map(({ shown, words }, index) => (
        <Turn key={index} {...shown}>
          {words.length > 0 && words.map(nodeOf)}
        </Turn>
      ))}
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
