import { allCredentials, forgetCredentials, onCredentialsChange } from './credentials';
import { forgetRequests, onHistoryChange, pastRequests, type PastRequest } from './history';
import { keepVariable, onVariablesChange, variables } from './variables';
import { chosenServers, chooseServer, onServerChange } from './servers';

/** Something that is kept in the browser, as the reader is told of it. */
export interface StoredItem {
  /** The origin that it is for. */
  origin: string;
  what: string;
  remove(): void;
}

/** Everything that the playgrounds of the site keep in the browser, by origin. */
export function storedItems(): StoredItem[] {
  return [...credentialItems(), ...serverItems(), ...historyItems(), ...variableItems()].sort((a, b) =>
    a.origin.localeCompare(b.origin),
  );
}

/** Tells of every change of what is kept; the returned function stops it. */
export function onStoredChange(listener: () => void): () => void {
  const stops = [onCredentialsChange, onServerChange, onHistoryChange, onVariablesChange].map((listen) =>
    listen(listener),
  );
  return () => stops.forEach((stop) => stop());
}

function credentialItems(): StoredItem[] {
  return allCredentials().map(({ origin, keys, isRemembered }) => ({
    origin,
    what: `${keys.map(nameOf).join(', ')} (${isRemembered ? 'on this device' : 'until you close this tab'})`,
    remove: () => forgetCredentials(origin, isRemembered),
  }));
}

function nameOf(key: string): string {
  if (key === 'bearer') return 'bearer token';
  if (key === 'oauth2') return 'access token';
  return key === 'basic' ? 'user and password' : (key.split(':')[2] ?? key);
}

function serverItems(): StoredItem[] {
  return Object.entries(chosenServers()).map(([first, server]) => ({
    origin: originOf(server) || 'no address',
    what: `server, in place of ${first}`,
    remove: () => chooseServer(first, first),
  }));
}

function historyItems(): StoredItem[] {
  const originOfPast = ({ form }: PastRequest) => originOf(form.server ?? form.url);
  return [...new Set(pastRequests().map(originOfPast))].map((origin) => {
    const isHere = (past: PastRequest) => originOfPast(past) === origin;
    const count = pastRequests().filter(isHere).length;
    return {
      origin,
      what: count === 1 ? 'one request of the history' : `${count} requests of the history`,
      remove: () => forgetRequests(isHere),
    };
  });
}

function variableItems(): StoredItem[] {
  return Object.keys(variables()).map((name) => ({
    origin: 'any server',
    what: `variable ${name} (on this device)`,
    remove: () => keepVariable(name, undefined),
  }));
}

/** The text itself where it is no address. */
function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
}
