import { SIGN_IN_CHANNEL, STATE_PREFIX } from '@/lib/playground/oauth';

/**
 * In the pop-up of a sign-in, which has come back: tells the page that opened it what it came back with, and closes. Takes code
 * and state out of the address; both are worth nothing without that page.
 * @param stay is called when the browser did not close the window.
 * @returns whether this is such a pop-up.
 */
export function returnFromSignIn(stay: () => void): boolean {
  const answer = new URLSearchParams(location.search);
  if (!answer.get('state')?.startsWith(STATE_PREFIX)) return false;
  history.replaceState(history.state, '', location.pathname);
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  channel.postMessage(Object.fromEntries(answer));
  channel.close();
  window.close();
  setTimeout(stay);
  return true;
}
