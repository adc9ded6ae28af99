import { useState } from 'react';
import { type Exercise, homophoneSettings, repliesOf } from '@/lib/script';
import type { AnswerProps } from './Program';
import forms from '../../form.module.css';
import { Replies } from './Replies';

const LABELS = { key: 'Key', values: 'Values, separated by commas' } as const;

/** Fields for a homophone, as in the dashboard, and its effect on the replies. */
export function HomophonesAnswer({ exercise: { given }, answer, onChange }: AnswerProps & { exercise: Exercise }) {
  const [fields, setFields] = useState(() => fieldsOf(answer));
  const shown = answer === '' ? { key: '', values: '' } : fields;
  const change = (next: typeof fields) => {
    setFields(next);
    onChange(homophoneSettings(`${next.key}: ${next.values}`));
  };
  return (
    <>
      <p className={forms.fields}>
        {(['key', 'values'] as const).map((name) => (
          <label key={name} className={forms.field}>
            {LABELS[name]}
            <input
              className={forms.code}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={shown[name]}
              onChange={({ target }) => change({ ...shown, [name]: target.value })}
            />
          </label>
        ))}
      </p>
      <Replies replies={repliesOf(given)} answer={answer} />
    </>
  );
}

/** The fields of a kept answer, which is written as by {@link homophoneSettings}. */
function fieldsOf(answer: string) {
  const [, key = '', values = ''] = /^\{"homophones":\{"([^"]*)":\[(.*?)\]/.exec(answer) ?? [];
  return { key, values: values.replaceAll('"', '').replaceAll(',', ', ') };
}
