import type { AuthScheme } from './types';

/** A scheme by which a reader can sign in: authorization code with PKCE (RFC 7636), as a client that keeps no secret. */
export type SignInScheme = Extract<AuthScheme, { type: 'oauth2' }> & { authorizationUrl: string; tokenUrl: string };

/** The beginning of the `state` that a sign-in of a playground sends: the page that is come back to knows it by that. */
export const STATE_PREFIX = 'playground-';
/** Name of the `BroadcastChannel` on which the pop-up tells what it came back with. The site's pages have no opener. */
export const SIGN_IN_CHANNEL = 'playground-sign-in';

/** Whether a reader can sign in by a scheme, or only paste a token. */
export function canSignIn(scheme: AuthScheme): scheme is SignInScheme {
  return scheme.type === 'oauth2' && scheme.authorizationUrl !== undefined && scheme.tokenUrl !== undefined;
}

/** A sign-in under way. */
export interface SignIn {
  /** Where the pop-up goes. */
  address: string;
  state: string;
  /** What proves that the one who asks for the token is the one who began. */
  verifier: string;
  redirectUri: string;
}

/** Begins a sign-in. Needs a secure context: `crypto.subtle` is there on https: and on the own machine only. */
export async function beginSignIn(scheme: SignInScheme, clientId: string, redirectUri: string): Promise<SignIn> {
  const verifier = randomText();
  const state = STATE_PREFIX + randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const address = new URL(scheme.authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: (scheme.scopes ?? []).join(' '),
    state,
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== '') address.searchParams.set(name, value);
  return { address: address.href, state, verifier, redirectUri };
}

/**
 * Exchanges the code that the pop-up came back with for a token.
 * @throws Error with a sentence for the reader when there is none.
 */
export async function fetchToken(
  scheme: SignInScheme,
  clientId: string,
  signIn: SignIn,
  code: string,
): Promise<string> {
  const response = await fetch(scheme.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: signIn.redirectUri,
      client_id: clientId,
      code_verifier: signIn.verifier,
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  }).catch(() => {
    throw new Error(
      `${new URL(scheme.tokenUrl).host} did not answer this page: it may not be up, or not allow this page (CORS). Fetch a token in another way and paste it.`,
    );
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (typeof answer.access_token === 'string') return answer.access_token;
  throw new Error(`There is no token in the answer: ${reasonOf(answer) || `status ${response.status}`}.`);
}

/** What a server says of a sign-in that failed (RFC 6749, 4.1.2.1 and 5.2). */
export function reasonOf({ error, error_description: description }: Readonly<Record<string, unknown>>): string {
  return [error, description].filter((part) => typeof part === 'string' && part !== '').join(': ');
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
