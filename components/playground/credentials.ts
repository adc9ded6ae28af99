import type { Credentials } from '@/lib/playground/auth';
import { createStore, isRecordOf, isText } from '../browser/store';

type Texts = Readonly<Record<string, string>>;
const isTexts = (value: unknown): value is Texts => isRecordOf(value, isText);

/** Credentials by the origin they were entered for. They are sent only there, and kept until the tab closes. */
const kept = createStore<Readonly<Record<string, Credentials>>>(
  'sessionStorage',
  'playground-credentials',
  {},
  (value) => isRecordOf(value, isTexts),
);
const servers = createStore<Texts>('sessionStorage', 'playground-servers', {}, isTexts);
const NONE: Credentials = {};

/** The credentials entered for an origin in any playground on the site. */
export function credentialsFor(origin: string | undefined): Credentials {
  return (origin === undefined ? undefined : kept.read()[origin]) ?? NONE;
}

/** Stores credentials for an origin. */
export function keepCredentials(origin: string, credentials: Credentials): void {
  kept.write({ ...kept.read(), [origin]: credentials });
}

/** Removes the credentials of all origins. */
export function forgetCredentials(): void {
  kept.write({});
}

/** Whether credentials are stored for any origin. */
export function hasCredentials(): boolean {
  return Object.values(kept.read()).some((credentials) => Object.values(credentials).some(Boolean));
}

/** Subscribes to changes in credentials, for `useSyncExternalStore`. */
export const onCredentials = kept.subscribe;

/** The server last selected in a playground with this first server, with which others open. */
export function chosenServer(first: string): string {
  return servers.read()[first] ?? first;
}

/** Remembers the selected server until the tab closes. */
export function chooseServer(first: string, server: string): void {
  servers.write({ ...servers.read(), [first]: server });
}
