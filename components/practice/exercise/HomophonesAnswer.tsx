import { useState } from 'react';
import type { Exercise } from '@/lib/script/exercise/exercise';
import { repliesOf } from '@/lib/script/exercise/judge';
import { homophoneSettings } from '@/lib/script/run/homophones';
import type { AnswerProps } from './Program';
import styles from './Exercise.module.css';
import { Replies } from './Replies';

const PLAIN = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** Fields for a homophone, as in the dashboard, and its effect on the replies. */
export function HomophonesAnswer({ exercise: { given }, answer, onChange }: AnswerProps & { exercise: Exercise }) {
  const [fields, setFields] = useState({ key: '', values: '' });
  const { key, values } = answer === '' ? { key: '', values: '' } : fields;
  const change = (next: Partial<typeof fields>) => {
    const all = { key, values, ...next };
    setFields(all);
    onChange(homophoneSettings(`${all.key}: ${all.values}`));
  };
  return (
    <>
      <p className={styles.field}>
        <label>
          Key <input value={key} {...PLAIN} onChange={({ target }) => change({ key: target.value })} />
        </label>
        <label>
          Values, separated by commas{' '}
          <input value={values} {...PLAIN} onChange={({ target }) => change({ values: target.value })} />
        </label>
      </p>
      <Replies replies={repliesOf(given)} answer={answer} />
    </>
  );
}
