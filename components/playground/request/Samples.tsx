import { useEffect, useState } from 'react';
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
  const [language, setLanguage] = useLanguage();
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
              value={one.label}
              data-tab={CHOICE}
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

/** The choice that the samples of the reference offer, too: `choice-script.ts` keeps what a reader makes of it for all pages. */
const CHOICE = 'Language';

/** The language of samples, which follows the choice that is made anywhere on the page, or was made before. */
function useLanguage() {
  const [language, setLanguage] = useState<SampleLanguageId>(() => languageOf(storedChoice()) ?? 'curl');
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.tab !== CHOICE) return;
      setLanguage((before) => languageOf(target.value) ?? before);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  return [language, setLanguage] as const;
}

function storedChoice(): unknown {
  try {
    return (JSON.parse(localStorage.getItem('choices') ?? '{}') as Record<string, unknown> | null)?.[CHOICE];
  } catch {
    // The storage may be closed, or hold something else.
    return undefined;
  }
}

const languageOf = (label: unknown) => SAMPLE_LANGUAGES.find((one) => one.label === label)?.id;
