import { isEntered, schemeKey } from '@/lib/playground/auth';
import { canSignIn } from '@/lib/playground/oauth';
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
    // Credentials are a host's: without one there is nothing that they could be kept for.
    <fieldset className={styles.group} disabled={live && live.host === undefined}>
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
  if (scheme.type === 'apiKey' && scheme.in === 'cookie')
    return <CookieChoice id={`${id}-${key}`} scheme={scheme} isSent={isEntered(credential)} live={live} />;
  if (scheme.type !== 'basic') {
    const label = scheme.type === 'apiKey' ? scheme.name : scheme.type === 'bearer' ? 'Bearer token' : 'Access token';
    return (
      <>
        <Secret
          id={`${id}-${key}`}
          name={credentialName(scheme)}
          label={label}
          where={scheme.type === 'apiKey' ? scheme.in : 'header'}
          description={scheme.description}
          problem={problem}
          value={credential && 'value' in credential ? credential.value : ''}
          onChange={live && ((value) => live.setCredential(key, value === '' ? undefined : { value }))}
        />
        {canSignIn(scheme) && live?.signIn(scheme)}
      </>
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

interface CookieProps {
  id: string;
  scheme: Extract<AuthScheme, { type: 'apiKey' }>;
  isSent: boolean;
  live?: LiveForm;
}

/** A page can neither read nor write the cookies of another host; it can let the browser send those that it has. */
function CookieChoice({ id, scheme: { name, description }, isSent, live }: CookieProps) {
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={`cookie-${name}`}
          aria-describedby={`${id}-about`}
          {...(live && {
            checked: isSent,
            onChange: ({ target }) =>
              live.setCredential(`apiKey:cookie:${name}`, target.checked ? { value: 'sent' } : undefined),
          })}
        />
        <span>
          Send the cookie <code>{name}</code>
        </span>
      </label>
      <p className={styles.description} id={`${id}-about`}>
        {description} The browser sends its own cookies of the host: sign in there first, in another tab. It does so if
        the host allows this page by name, and its cookies on pages of other sites.
      </p>
    </div>
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
