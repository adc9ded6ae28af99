import { useEffect, useState } from 'react';
import { firstAlternative, schemeKey, type Credentials } from '@/lib/playground/auth';
import type { RequestForm } from '@/lib/playground/form';
import { buildRequest } from '@/lib/playground/request';
import { languagesOf, SAMPLE_LANGUAGES, type SampleLabel } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { isSecret } from '@/lib/playground/values';
import { Code } from '../code/Code';
import { CodeBlock } from '../code/CodeBlock';
import controls from '../controls.module.css';
import { readChoices } from '../inline/choices';
import tabs from '../tabs.module.css';
import styles from './styles.module.css';

interface Props {
  id: string;
  form: RequestForm;
  playground: PlaygroundProps;
  credentials: Credentials;
}

/** The request as code in the selected language. Secrets are masked unless the reader shows them. */
export function Samples({ id, form, playground, credentials }: Props) {
  const [label, setLabel] = useLanguage();
  const [isShown, setShown] = useState(false);
  const { auth = [] } = playground;
  const entered = auth.filter((scheme) => credentials[schemeKey(scheme)]);
  const hasSecrets = entered.length > 0 || form.fields.some((field) => isSecret(field) && form.inputs[field.id]);
  const { request } = buildRequest(
    form,
    isShown && hasSecrets
      ? { auth, credentials }
      : { auth: entered.length > 0 ? entered : firstAlternative(playground), isMasked: true },
  );
  if (!request) return <p className={controls.note}>Enter a valid address to see the samples.</p>;
  const languages = languagesOf(request);
  const chosen = languages.find((one) => one.label === label) ?? SAMPLE_LANGUAGES[0];
  return (
    <div className={styles.samples}>
      <div className={styles.sample}>
        <fieldset className={tabs.tabs}>
          <legend className="visually-hidden">Sample language</legend>
          {languages.map((one) => (
            <label key={one.label} className={tabs.tab}>
              <input
                type="radio"
                name={`${id}-language`}
                value={one.label}
                data-tab={CHOICE}
                checked={one === chosen}
                onChange={() => setLabel(one.label)}
              />
              {one.label}
            </label>
          ))}
        </fieldset>
        <CodeBlock data-language={chosen.highlight}>
          <Code text={chosen.write(request)} />
        </CodeBlock>
      </div>
      {hasSecrets && (
        <label className={styles.tools}>
          <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
          Show my credentials
        </label>
      )}
    </div>
  );
}

/** The language choice, shared with the reference's samples. `inline/choices.ts` stores it for all pages. */
const CHOICE = 'Language';

function useLanguage() {
  const [label, setLabel] = useState<SampleLabel>(() => labelOf(readChoices()[CHOICE]) ?? 'curl');
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.tab !== CHOICE) return;
      setLabel((before) => labelOf(target.value) ?? before);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  return [label, setLabel] as const;
}

const labelOf = (label: unknown) => SAMPLE_LANGUAGES.find((one) => one.label === label)?.label;
