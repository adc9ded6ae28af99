import { checkAddress } from './address';
import { splitAddress } from './form';
import { canSignIn } from './oauth';
import type { PlaygroundProps } from './types';

/** The origins that a playground asks unless the reader names another: of its servers, and of those that hand out tokens. */
export function originsOf(props: Pick<PlaygroundProps, 'url' | 'servers' | 'auth'>): string[] {
  const addresses = [
    ...splitAddress(props).servers.map(({ url }) => url),
    ...(props.auth ?? []).filter(canSignIn).map(({ tokenUrl }) => tokenUrl),
  ];
  return addresses.flatMap((address) => checkAddress(address).url?.origin ?? []);
}
