import { useEffect, useId, useRef, useState } from 'react';
import {
  beginSignIn,
  fetchToken,
  reasonOf,
  SIGN_IN_CHANNEL,
  type SignIn,
  type SignInScheme,
} from '@/lib/playground/oauth';
import styles from './form.module.css';

interface Props {
  scheme: SignInScheme;
  onToken: (token: string) => void;
}

/** Fetches a token: the reader signs in in a pop-up, which comes back to this page and tells the code. */
export function SignInButton({ scheme, onToken }: Props) {
  const id = useId();
  const [clientId, setClientId] = useState('');
  const [said, setSaid] = useState('');
  const [isWrong, setWrong] = useState(false);
  const channel = useRef<BroadcastChannel>(undefined);
  // The reader may enter something else while the pop-up is open.
  const takeToken = useRef(onToken);
  useEffect(() => void (takeToken.current = onToken));
  useEffect(() => () => channel.current?.close(), []);

  const tell = (what: string, wrong = false) => {
    setSaid(what);
    setWrong(wrong);
  };
  const finish = async (signIn: SignIn, answer: Record<string, string>) => {
    channel.current?.close();
    try {
      if (answer.code === undefined)
        throw new Error(`You are not signed in: ${reasonOf(answer) || 'no code came back'}.`);
      const token = await fetchToken(scheme, clientId.trim(), signIn, answer.code);
      takeToken.current(token);
      tell('Signed in.');
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error), true);
    }
  };
  const start = async () => {
    if (clientId.trim() === '') return tell('Enter the ID of a client that may come back to this page.', true);
    if (!isSecureContext) return tell('A browser signs in on pages that came over https: only. Paste a token.', true);
    const signIn = await beginSignIn(scheme, clientId.trim(), location.origin + location.pathname);
    channel.current?.close();
    channel.current = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.current.onmessage = ({ data }: MessageEvent<Record<string, string>>) => {
      if (data.state === signIn.state) void finish(signIn, data);
    };
    const popUp = window.open(signIn.address, '', 'popup,width=520,height=720');
    tell(
      popUp ? 'Sign in in the window that has opened.' : 'The browser has blocked the pop-up. Allow it and try again.',
      !popUp,
    );
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Client ID
      </label>
      <p className={styles.description}>
        Of a client that keeps no secret (PKCE) and may come back to {location.origin + location.pathname}
      </p>
      <div className={styles.tools}>
        <input
          id={id}
          className={styles.control}
          value={clientId}
          onChange={(event) => setClientId(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-said`}
        />
        <button type="button" className={styles.secondary} onClick={() => void start()}>
          Sign in
        </button>
      </div>
      <p id={`${id}-said`} role="status" className={isWrong ? styles.problem : styles.note}>
        {said}
      </p>
    </div>
  );
}
