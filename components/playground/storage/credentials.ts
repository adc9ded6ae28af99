import type { Credential, Credentials } from '@/lib/playground/auth';
import { createStore, isRecordOf, isText } from './store';

/** The credentials by host, so that one host never gets what was entered for another. */
type Kept = Readonly<Record<string, Credentials>>;

const session = createStore<Kept>('sessionStorage', 'playground-credentials', {}, isKept);
const remembered = createStore<Kept>('localStorage', 'playground-credentials', {}, isKept);
const NONE: Credentials = {};

function isKept(value: unknown): value is Kept {
  return isRecordOf(value, (host): host is Credentials =>
    isRecordOf(
      host,
      (one): one is Credential => isRecordOf(one, isText) && ('value' in one || ('user' in one && 'password' in one)),
    ),
  );
}

/** The credentials entered for a host (scheme, name and port) in any playground of the site. */
export function credentialsFor(origin: string): Credentials {
  return session.read()[origin] ?? remembered.read()[origin] ?? NONE;
}

/** Whether they outlive the session. */
export function isRemembered(origin: string): boolean {
  return remembered.read()[origin] !== undefined;
}

/** Another host with credentials for one of these schemes; absent when there is none. */
export function hostWithCredentials(except: string | undefined, schemes: readonly string[]): string | undefined {
  const all = { ...remembered.read(), ...session.read() };
  return Object.keys(all).find((host) => host !== except && schemes.some((key) => all[host]?.[key]));
}

/** Keeps credentials for a host: until the tab is closed, or on this device when the reader asks for it. */
export function keepCredentials(origin: string, credentials: Credentials, remember: boolean): void {
  const isEmpty = Object.keys(credentials).length === 0;
  session.write(withEntry(session.read(), origin, isEmpty || remember ? undefined : credentials));
  remembered.write(withEntry(remembered.read(), origin, isEmpty || !remember ? undefined : credentials));
}

/** What is entered for which origin: the keys of the schemes, never the values. */
export function allCredentials(): { origin: string; keys: string[]; isRemembered: boolean }[] {
  return [session, remembered].flatMap((store) =>
    Object.entries(store.read()).map(([origin, credentials]) => ({
      origin,
      keys: Object.keys(credentials),
      isRemembered: store === remembered,
    })),
  );
}

/** Removes what was entered for an origin: from this device, or from the session. */
export function forgetCredentials(origin: string, isRemembered: boolean): void {
  const store = isRemembered ? remembered : session;
  store.write(withEntry(store.read(), origin, undefined));
}

/** For `useSyncExternalStore`. */
export function onCredentialsChange(listener: () => void): () => void {
  const stops = [session.subscribe(listener), remembered.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

function withEntry(kept: Kept, origin: string, credentials: Credentials | undefined): Kept {
  const rest = Object.fromEntries(Object.entries(kept).filter(([key]) => key !== origin));
  return credentials ? { ...rest, [origin]: credentials } : rest;
}
