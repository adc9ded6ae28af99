import { isEntered, schemeKey } from '@/lib/playground/auth';
import type { AuthScheme } from '@/lib/playground/types';
import type { LiveForm } from './props';
import styles from './form.module.css';
import { credentialName } from './names';

interface Props {
  id: string;
  schemes: readonly AuthScheme[];
  live?: LiveForm;
}

/** The inputs for credentials. They are entered once for a host; every playground of the site uses them. */
export function Authorization({ id, schemes, live }: Props) {
  const isComplete = live && schemes.every((scheme) => isEntered(live.credentials[schemeKey(scheme)]));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Authorization{' '}
        {live && <span className={styles.type}>{isComplete ? `entered for ${live.host}` : 'not entered'}</span>}
      </legend>
      <div className={styles.fields}>
        {schemes.map((scheme) => (
          <SchemeInput key={schemeKey(scheme)} id={id} scheme={scheme} live={live} />
        ))}
      </div>
      {live?.otherHost && (
        <p className={styles.note}>
          What you entered for {live.otherHost} is not sent to {live.host ?? 'another host'}.{' '}
          <button type="button" className={styles.textButton} onClick={live.copyCredentials}>
            Use it there too
          </button>
        </p>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          name="remember"
          {...(live && { checked: live.isRemembered, onChange: (event) => live.setRemembered(event.target.checked) })}
        />
        Remember on this device
      </label>
      <p className={styles.note}>
        Kept until you close this tab unless remembered, and sent to the chosen server only.
      </p>
    </fieldset>
  );
}

function SchemeInput({ id, scheme, live }: { id: string; scheme: AuthScheme; live?: LiveForm }) {
  const key = schemeKey(scheme);
  const credential = live?.credentials[key];
  const problem = live?.problems.get(`auth-${key}`);
  if (scheme.type !== 'basic') {
    const label = scheme.type === 'bearer' ? 'Bearer token' : scheme.name;
    return (
      <Secret
        id={`${id}-${key}`}
        name={credentialName(scheme)}
        label={label}
        where={scheme.type === 'bearer' ? 'header' : scheme.in}
        description={scheme.description}
        problem={problem}
        value={credential && 'value' in credential ? credential.value : ''}
        onChange={live && ((value) => live.setCredential(key, value === '' ? undefined : { value }))}
      />
    );
  }
  const { user, password } = credential && 'user' in credential ? credential : { user: '', password: '' };
  const set = (next: { user: string; password: string }) =>
    live?.setCredential(key, next.user || next.password ? next : undefined);
  return (
    <>
      <Secret
        id={`${id}-user`}
        name={credentialName(scheme, 'user')}
        label="User"
        where="header"
        problem={problem}
        isPlain
        value={user}
        onChange={live && ((value) => set({ user: value, password }))}
      />
      <Secret
        id={`${id}-password`}
        name={credentialName(scheme, 'password')}
        label="Password"
        where="header"
        description={scheme.description}
        value={password}
        onChange={live && ((value) => set({ user, password: value }))}
      />
    </>
  );
}

interface SecretProps {
  id: string;
  name: string;
  label: string;
  where: string;
  description?: string;
  problem?: string;
  isPlain?: boolean;
  value: string;
  onChange?: (value: string) => void;
}

function Secret({ id, name, label, where, description, problem, isPlain = false, value, onChange }: SecretProps) {
  const describedBy = [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <code>{label}</code>
        <span className={styles.type}>{where}</span>
      </label>
      {description && (
        <p className={styles.description} id={`${id}-about`}>
          {description}
        </p>
      )}
      <input
        id={id}
        name={name}
        className={styles.control}
        type={isPlain ? 'text' : 'password'}
        // Not a login: a password manager must neither fill it in nor offer to keep it.
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...(onChange
          ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
          : { defaultValue: '' })}
      />
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
