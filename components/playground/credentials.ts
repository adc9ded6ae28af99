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

/** Stores credentials for an origin. Empty ones are removed. */
export function keepCredentials(origin: string, credentials: Credentials): void {
  const entered = Object.entries(credentials).filter(([, value]) => value !== '');
  const others = Object.entries(kept.read()).filter(([key]) => key !== origin);
  const own = entered.length > 0 ? [[origin, Object.fromEntries(entered)] as const] : [];
  kept.write(Object.fromEntries([...others, ...own]));
}

/** Removes the credentials of all origins. */
export function forgetCredentials(): void {
  kept.write({});
}

/** Whether credentials are stored for any origin. */
export function hasCredentials(): boolean {
  return Object.keys(kept.read()).length > 0;
}

/** The server selected for all playgrounds with the same first server. */
export function chosenServer(first: string): string {
  return servers.read()[first] ?? first;
}

/** Selects a server until the tab closes. */
export function chooseServer(first: string, server: string): void {
  const others = Object.entries(servers.read()).filter(([key]) => key !== first);
  servers.write(Object.fromEntries(server === first ? others : [...others, [first, server]]));
}

/** Subscribes to changes in credentials and servers, for `useSyncExternalStore`. */
export function onStoredChange(listener: () => void): () => void {
  const stops = [kept, servers].map((store) => store.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
