import { schemeKey, type Credentials } from '@/lib/playground/auth';
import type { AuthScheme } from '@/lib/playground/types';
import { forgetCredentials, hasCredentials, keepCredentials } from './credentials';
import { Field } from './Field';
import controls from '../controls.module.css';
import forms from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  id: string;
  schemes: readonly AuthScheme[];
  /** Whether one of several schemes is enough. */
  hasAlternatives: boolean;
  /** The origin the credentials are for, or undefined if the server is invalid. */
  origin: string | undefined;
  credentials: Credentials;
  problemAt: (place: string) => string | undefined;
}

/** The credential inputs, filled in once per origin. */
export function Authorization({ id, schemes, hasAlternatives, origin, credentials, problemAt }: Props) {
  const isComplete = schemes.every((scheme) => credentials[schemeKey(scheme)]);
  return (
    // Credentials are stored by origin.
    <fieldset className={styles.group} disabled={origin === undefined}>
      <legend className={styles.legend}>
        Authentication{' '}
        <span className={controls.note}>
          {isComplete ? `entered for ${origin}` : hasAlternatives ? 'one of these' : 'not entered'}
        </span>
      </legend>
      <div className={forms.fields}>
        {schemes.map((scheme) => {
          const key = schemeKey(scheme);
          return (
            <Field
              key={key}
              own={`${id}-${key}`}
              field={{
                id: key,
                name: 'name' in scheme ? scheme.name : (scheme.id ?? 'Authorization'),
                type: 'string',
                in: 'header',
                required: !hasAlternatives,
                secret: true,
                description: scheme.description,
              }}
              // A hint or, for a key, where it is sent.
              note={'in' in scheme ? scheme.in : scheme.type === 'basic' ? 'user:password' : 'bearer token'}
              value={credentials[key] ?? ''}
              problem={problemAt(`auth-${key}`)}
              onChange={(value) => origin && keepCredentials(origin, { ...credentials, [key]: value })}
            />
          );
        })}
      </div>
      <p className={controls.note}>
        Kept until you close this tab, and sent only to {origin ?? 'the server'}.{' '}
        {hasCredentials() && (
          <button type="button" className={forms.link} onClick={forgetCredentials}>
            Forget credentials
          </button>
        )}
      </p>
    </fieldset>
  );
}
