import dialogues from '@/.generated/practice/dialogues.json';
import type { Frontmatter } from '@/lib/content/frontmatter';
import { withBase } from '@/lib/routes/base';
import { runText } from '@/lib/script';
import { Island } from '../Island';
import { toFragment } from './fragment';
import { Stage } from './hero/Stage';
import styles from './hero/Stage.module.css';
import { RunButton } from './run/RunButton';

/**
 * A short test that readers can run, as a script and as the conversation it has. The build has run it: see
 * `lib/site/check.ts`.
 */
export async function HeroConversation({ script, file, on, checker }: NonNullable<Frontmatter['conversation']>) {
  const dialogue = dialogues[`sample-${on}`];
  const { run } = dialogue ? runText({ text: script, dialogue, variant: 0 }) : {};
  if (!dialogue || !run) return undefined;
  const number = dialogue.kind === 'phone' ? `---\nconfiguration:\n  phoneNumber: "${dialogue.number}"\n` : '';
  const fragment = await toFragment('#script=', { text: `${number}---\n${script}` });
  const edit = checker && `${withBase(checker)}#${fragment}`;
  return (
    <div className={styles.hero} data-pagefind-ignore="">
      <Island name="hero" props={{ script, file, on, edit }}>
        <Stage
          {...{ script, file, run, edit }}
          partner={dialogue.name}
          foot={<RunButton label="Run this test" isSecondary where={dialogue.name} />}
        />
      </Island>
    </div>
  );
}
