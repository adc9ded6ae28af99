import type { Credentials } from '@/lib/playground/auth';
import { createStore, isRecordOf, isText } from '../browser/store';

type Texts = Readonly<Record<string, string>>;
const isTexts = (value: unknown): value is Texts => isRecordOf(value, isText);

/** Credentials by origin: no origin receives what was entered for another. Both are kept until the tab is closed. */
const kept = createStore<Readonly<Record<string, Credentials>>>(
  'sessionStorage',
  'playground-credentials',
  {},
  (value) => isRecordOf(value, isTexts),
);
const servers = createStore<Texts>('sessionStorage', 'playground-servers', {}, isTexts);
const NONE: Credentials = {};

/** The credentials entered for an origin in any playground of the site. */
export function credentialsFor(origin: string | undefined): Credentials {
  return (origin === undefined ? undefined : kept.read()[origin]) ?? NONE;
}

/** Keeps credentials for an origin. Empty ones are forgotten. */
export function keepCredentials(origin: string, credentials: Credentials): void {
  const entered = Object.entries(credentials).filter(([, value]) => value !== '');
  const others = Object.entries(kept.read()).filter(([key]) => key !== origin);
  const own = entered.length > 0 ? [[origin, Object.fromEntries(entered)] as const] : [];
  kept.write(Object.fromEntries([...others, ...own]));
}

/** Forgets the credentials of all origins. */
export function forgetCredentials(): void {
  kept.write({});
}

/** Whether credentials are kept for any origin. */
export function hasCredentials(): boolean {
  return Object.keys(kept.read()).length > 0;
}

/** The server chosen for all playgrounds whose first server is this one. */
export function chosenServer(first: string): string {
  return servers.read()[first] ?? first;
}

/** Chooses a server until the tab is closed. */
export function chooseServer(first: string, server: string): void {
  const others = Object.entries(servers.read()).filter(([key]) => key !== first);
  servers.write(Object.fromEntries(server === first ? others : [...others, [first, server]]));
}

/** For `useSyncExternalStore`: tells of every change of credentials and servers. */
export function onStoredChange(listener: () => void): () => void {
  const stops = [kept, servers].map((store) => store.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
