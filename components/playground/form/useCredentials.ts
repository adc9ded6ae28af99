import { useState, useSyncExternalStore } from 'react';
import { isEntered, schemeKey, type Credential, type Credentials } from '@/lib/playground/auth';
import type { AuthScheme } from '@/lib/playground/types';
import {
  credentialsFor,
  hostWithCredentials,
  isRemembered,
  keepCredentials,
  onCredentialsChange,
} from '../storage/credentials';
import { credentialName } from './names';
import type { TakenOver } from './take-over';

const NONE: Credentials = {};

/** The credentials for a host. Another host has its own, and gets these only when the reader says so. */
export function useCredentials(schemes: readonly AuthScheme[], host: string | undefined, taken: TakenOver) {
  useState(() => {
    const typed = typedCredentials(schemes, taken);
    if (host && Object.keys(typed).length > 0)
      keepCredentials(host, { ...credentialsFor(host), ...typed }, taken.values.remember === 'on');
  });
  const credentials = useSyncExternalStore(onCredentialsChange, () => (host ? credentialsFor(host) : NONE));
  const [wantsRemembering, setWantsRemembering] = useState(taken.values.remember === 'on');
  const remembers = wantsRemembering || (host !== undefined && isRemembered(host));
  const keys = schemes.map(schemeKey);
  const isEmpty = !keys.some((key) => isEntered(credentials[key]));
  const otherHost = isEmpty ? hostWithCredentials(host, keys) : undefined;
  return {
    credentials,
    /** The host that the credentials are for; absent when the address is none. */
    host,
    isRemembered: remembers,
    /** A host that has credentials for the same schemes, while this one has none. */
    otherHost,
    setCredential(key: string, credential: Credential | undefined) {
      const rest = Object.fromEntries(Object.entries(credentials).filter(([other]) => other !== key));
      if (host) keepCredentials(host, credential ? { ...rest, [key]: credential } : rest, remembers);
    },
    setRemembered(remember: boolean) {
      setWantsRemembering(remember);
      if (host) keepCredentials(host, credentials, remember);
    },
    copyCredentials() {
      // Those that are shown here, and no others.
      const shown = Object.entries(otherHost ? credentialsFor(otherHost) : NONE).filter(([key]) => keys.includes(key));
      if (host) keepCredentials(host, { ...credentialsFor(host), ...Object.fromEntries(shown) }, remembers);
    },
    /** Adds those of a pasted command for its host. */
    add(to: string | undefined, added: Credentials) {
      if (to && Object.keys(added).length > 0)
        keepCredentials(to, { ...credentialsFor(to), ...added }, isRemembered(to));
    },
  };
}

function typedCredentials(schemes: readonly AuthScheme[], { values }: TakenOver): Credentials {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return Object.fromEntries(
    schemes
      .map((scheme): [string, Credential] => [
        schemeKey(scheme),
        scheme.type === 'basic'
          ? { user: text(credentialName(scheme, 'user')), password: text(credentialName(scheme, 'password')) }
          : { value: text(credentialName(scheme)) },
      ])
      .filter(([, credential]) => isEntered(credential)),
  );
}
