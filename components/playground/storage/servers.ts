import { createStore, isRecordOf, isText } from './store';

const chosen = createStore<Readonly<Record<string, string>>>('sessionStorage', 'playground-servers', {}, (value) =>
  isRecordOf(value, isText),
);

/** The server that the reader has chosen in place of a playground's first one: for all playgrounds of that server. */
export function chosenServer(first: string): string {
  return chosen.read()[first] ?? first;
}

/** All choices: the server by the one whose place it takes. */
export const chosenServers = chosen.read;

/** Chooses a server until the tab is closed; the first one itself is no choice. */
export function chooseServer(first: string, server: string): void {
  const others = Object.entries(chosen.read()).filter(([key]) => key !== first);
  chosen.write(Object.fromEntries(server === first ? others : [...others, [first, server]]));
}

/** For `useSyncExternalStore`. */
export const onServerChange = chosen.subscribe;
