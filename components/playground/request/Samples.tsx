import { useState } from 'react';
import type { Credentials } from '@/lib/playground/auth';
import type { BuiltRequest } from '@/lib/playground/request';
import { SAMPLE_LANGUAGES, sampleOf, type SampleLanguageId } from '@/lib/playground/samples';
import type { AuthScheme } from '@/lib/playground/types';
import { CodeBlock } from '../../code/CodeBlock';
import { Code } from '../../code/Code';
import styles from '../form/form.module.css';
import look from './live.module.css';

interface Props {
  id: string;
  request: BuiltRequest | undefined;
  /** The same without what is secret in its path. */
  masked: BuiltRequest | undefined;
  auth?: readonly AuthScheme[];
  credentials: Credentials;
}

/** The request as it will be sent, in every language. Credentials and other secrets are shown on purpose only. */
export function Samples({ id, request, masked, auth = [], credentials }: Props) {
  const [language, setLanguage] = useState<SampleLanguageId>('curl');
  const [isShown, setShown] = useState(false);
  const chosen = SAMPLE_LANGUAGES.find((one) => one.id === language) ?? SAMPLE_LANGUAGES[0];
  if (!request || !masked) return <p className={styles.note}>The samples need an address.</p>;
  const covered = sampleOf(masked, language, { auth });
  const whole = sampleOf(request, language, { auth, credentials });
  const plain = { credentials: {} };
  const hasSecrets =
    Object.keys(credentials).length > 0 || sampleOf(masked, language) !== sampleOf(request, language, plain);
  return (
    <div className={look.samples}>
      <fieldset className={look.tabs}>
        <legend className="visually-hidden">Language of the sample</legend>
        {SAMPLE_LANGUAGES.map((one) => (
          <label key={one.id} className={look.tab}>
            <input
              type="radio"
              name={`${id}-language`}
              checked={one.id === language}
              onChange={() => setLanguage(one.id)}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <CodeBlock data-language={chosen.highlight}>
        <Code text={isShown ? whole : covered} />
      </CodeBlock>
      {hasSecrets && (
        <label className={styles.check}>
          <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
          Show my credentials and other secrets
        </label>
      )}
    </div>
  );
}
