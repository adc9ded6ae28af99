import { createStore, isRecordOf, isText } from './store';

const chosen = createStore<Readonly<Record<string, string>>>('sessionStorage', 'playground-servers', {}, (value) =>
  isRecordOf(value, isText),
);

/** The server that the reader has chosen in place of a playground's first one: for all playgrounds of that server. */
export function chosenServer(first: string): string {
  return chosen.read()[first] ?? first;
}

/** Chooses a server until the tab is closed. */
export function chooseServer(first: string, server: string): void {
  chosen.write({ ...chosen.read(), [first]: server });
}

/** For `useSyncExternalStore`. */
export const onServerChange = chosen.subscribe;
