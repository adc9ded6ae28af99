import { checkUrl } from './url';

/** The number of seconds after which a request is aborted. */
export const TIME_LIMIT = 120;

/** The known facts about a failed request. Browsers tell a page little more than that its request failed. */
export interface FailureFacts {
  /** The kind of failure. `network` means that the browser doesn't give a reason. */
  kind: 'cancelled' | 'timeout' | 'redirect' | 'network' | 'interrupted';
  url: string;
  pageUrl: string;
  isOnline: boolean;
  /** Whether the host responded to a request without credentials, to distinguish CORS from an unreachable host. */
  isReachable?: boolean;
}

/** A failure with an explanation for the reader. */
export interface Failure {
  kind: Exclude<FailureFacts['kind'], 'network'> | 'mixed-content' | 'offline' | 'unreadable' | 'unreachable';
  title: string;
  text: string;
}

/** Classifies and explains a failure, as far as a browser can. */
export function explainFailure(facts: FailureFacts): Failure {
  const page = new URL(facts.pageUrl);
  const url = checkUrl(facts.url).url ?? page;
  const kind = facts.kind === 'network' ? networkKind(facts, page, url) : facts.kind;
  return { kind, ...EXPLANATIONS[kind](url, page) };
}

function networkKind(facts: FailureFacts, page: URL, url: URL): Failure['kind'] {
  if (!facts.isOnline) return 'offline';
  if (page.protocol === 'https:' && url.protocol === 'http:' && !isLocal(url.hostname)) return 'mixed-content';
  return facts.isReachable ? 'unreadable' : 'unreachable';
}

function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const EXPLANATIONS: Record<Failure['kind'], (url: URL, page: URL) => Pick<Failure, 'title' | 'text'>> = {
  cancelled: () => ({
    title: 'Cancelled',
    text: 'You stopped the request. The server may still have processed it.',
  }),
  timeout: ({ host }) => ({
    title: `No response within ${TIME_LIMIT} seconds`,
    text: `${host} may still be working on the request. The curl command has no time limit.`,
  }),
  redirect: ({ host }) => ({
    title: 'The server redirected the request',
    text: `${host} responded with a redirect. Your credentials, headers and body aren’t sent to an address you haven’t seen. Run the curl command with --include to see the new address.`,
  }),
  interrupted: ({ host }) => ({
    title: 'The response was interrupted',
    text: `${host} began to respond, then the connection was lost. Send the request again.`,
  }),
  offline: () => ({
    title: 'You are offline',
    text: 'Nothing was sent. Connect to a network, then send the request again.',
  }),
  'mixed-content': ({ origin }, page) => ({
    title: 'The browser blocks http: on this page',
    text: `Nothing was sent: ${page.origin} uses https:, so the browser blocks its requests to ${origin}. Use https: if the server supports it, or run the curl command.`,
  }),
  unreadable: ({ host }, { origin }) => ({
    title: 'The browser blocks the response',
    text: `${host} is up, but its response probably doesn’t name ${origin} in Access-Control-Allow-Origin (CORS). It may also redirect to a host that doesn’t allow this page. The server may have processed the request. CORS applies only to browsers, so the curl command works. If the server is yours, allow this page’s origin, the method and the headers you send.`,
  }),
  unreachable: ({ host, hostname, protocol }) => ({
    title: `${host} can’t be reached`,
    text: /(^|\.)(example|test|invalid|local)$/.test(hostname)
      ? `Names ending in .${hostname.split('.').at(-1)} are reserved, so this host doesn’t exist. In the curl command, replace it with your server’s address.`
      : `Check the address and port, and make sure the server is running. Browsers don’t say whether the name is unknown, the connection was refused${protocol === 'https:' ? ', the certificate isn’t trusted' : ''}, or an extension or firewall stopped the request, but the curl command does.`,
  }),
};
