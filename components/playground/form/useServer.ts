import { useState, useSyncExternalStore } from 'react';
import { OTHER_SERVER } from './names';
import { chooseServer, chosenServer, onServerChange } from '../storage/servers';
import type { TakenOver } from './take-over';

/** The server of a playground, chosen for all playgrounds that start with the same one. */
export function useServer(
  first: string,
  { values, pressed }: TakenOver,
): [server: string, choose: (server: string) => void] {
  useState(() => {
    const typed = values.server;
    // The plain form always shows the first server, whatever was chosen elsewhere: another one was chosen in it, and what was
    // sent or entered as a credential is for the one that it showed.
    const isMeant =
      pressed === 'send' || Object.entries(values).some(([name, value]) => name.startsWith('auth-') && value !== '');
    if (typeof typed === 'string' && first !== '' && (typed !== first || isMeant))
      chooseServer(first, typed === OTHER_SERVER ? '' : typed);
  });
  const server = useSyncExternalStore(onServerChange, () => chosenServer(first));
  return [server, (next) => chooseServer(first, next)];
}
