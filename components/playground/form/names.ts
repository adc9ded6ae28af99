import { schemeKey } from '@/lib/playground/auth';
import type { AuthScheme, PlaygroundProps } from '@/lib/playground/types';

/** The last choice of the list of servers: the address is typed in. */
export const OTHER_SERVER = 'other';

/** The name of a credential's input. */
export function credentialName(scheme: AuthScheme, part?: 'user' | 'password'): string {
  return `auth-${schemeKey(scheme)}${part ? `-${part}` : ''}`;
}

/** The name of a playground for screen readers. */
export function titleOf({ title, method = 'GET', url }: PlaygroundProps): string {
  return `Try it: ${title ?? `${method} ${url}`}`;
}
