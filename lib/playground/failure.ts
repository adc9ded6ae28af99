import { checkAddress } from './address';

/** The facts about a request that has failed: a browser tells a page little more than "it failed". */
export interface FailureFacts {
  /** `network` is everything that the browser gives no reason for. */
  kind: 'cancelled' | 'timeout' | 'redirect' | 'file' | 'network' | 'interrupted';
  url: string;
  /** The page's own address. */
  pageUrl: string;
  isOnline: boolean;
  /** Whether the host answered a request whose answer nobody may read: tells a block from a host that is not there. */
  isReachable?: boolean;
  /** Whether the site's own Content-Security-Policy stopped the request. */
  isBlockedByPolicy?: boolean;
  /** Whether a redirect could be followed without credentials: the request only reads, and its address holds no secret. */
  canFollow?: boolean;
  /** Seconds of the time limit. */
  timeLimit: number;
}

/** A failure, told to the reader. */
export interface Failure {
  kind:
    | 'cancelled'
    | 'timeout'
    | 'redirect'
    | 'file'
    | 'invalid-url'
    | 'mixed-content'
    | 'offline'
    | 'policy'
    | 'unreadable'
    | 'refused'
    | 'unknown-host'
    | 'unreachable'
    | 'interrupted';
  title: string;
  /** The cause, as a sentence for the reader. */
  what: string;
  /** The remedy, as a sentence for the reader. */
  remedy: string;
  /** Of a redirect: whether it can be followed without credentials. */
  canFollow?: boolean;
}

/** Tells failures apart as far as a browser can. */
export function explainFailure(facts: FailureFacts): Failure {
  const { url, problem } = checkAddress(facts.url);
  if (!url) return { kind: 'invalid-url', title: 'Not an address', what: problem, remedy: 'Correct the address.' };
  const page = new URL(facts.pageUrl);
  if (facts.kind === 'cancelled')
    return {
      kind: 'cancelled',
      title: 'Cancelled',
      what: 'You stopped the request. The server may have carried it out all the same.',
      remedy: 'Send it again when you are ready.',
    };
  if (facts.kind === 'timeout') return timeout(url, facts.timeLimit);
  if (facts.kind === 'redirect') return redirect(url, facts.canFollow === true);
  if (facts.kind === 'file')
    return {
      kind: 'file',
      title: 'The file can no longer be read',
      what: 'It was changed, moved or removed after you chose it. Nothing was sent.',
      remedy: 'Choose the file again, then send the request.',
    };
  if (facts.kind === 'interrupted')
    return {
      kind: 'interrupted',
      title: 'The answer broke off',
      what: `${url.host} began to answer, then the connection was lost. What had arrived is shown below.`,
      remedy: 'Send it again.',
    };
  if (!facts.isOnline)
    return {
      kind: 'offline',
      title: 'You are offline',
      what: 'This device has no connection to a network.',
      remedy: 'Connect, then send the request again. Nothing was sent.',
    };
  if (isMixed(page, url)) return mixedContent(page, url);
  if (facts.isBlockedByPolicy)
    return {
      kind: 'policy',
      title: 'This site may not ask that host',
      what: `The Content-Security-Policy of this site does not allow requests to ${url.origin}.`,
      remedy: 'Use the curl line below, or ask whoever runs this site to add the host to connect-src.',
    };
  if (facts.isReachable) return unreadable(page, url);
  return unreachable(url);
}

/** Whether a browser blocks a plain `http:` address on an `https:` page. It trusts the reader's own machine. */
export function isMixed(page: URL, url: URL): boolean {
  return page.protocol === 'https:' && url.protocol === 'http:' && !isLocal(url.hostname);
}

function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function timeout(url: URL, seconds: number): Failure {
  return {
    kind: 'timeout',
    title: `No answer for ${seconds} seconds`,
    what: `${url.host} did not answer within the time limit. It may still be working on the request.`,
    remedy: 'Raise the time limit and send it again, or use the curl line, which waits as long as it takes.',
  };
}

function redirect(url: URL, canFollow: boolean): Failure {
  const reason = canFollow
    ? 'your credentials and headers are not passed on to an address that you have not seen'
    : 'the request, with its body or the secret in its address, is not repeated at an address that you have not seen';
  return {
    kind: 'redirect',
    canFollow,
    title: 'The server sends you elsewhere',
    what: `${url.host} answered with a redirect. A browser does not tell a page where to, and ${reason}.`,
    remedy: `Run the curl line with --include to see the new address, and put it in as the server.${canFollow ? ' Or follow the redirect without credentials.' : ''}`,
  };
}

function mixedContent(page: URL, url: URL): Failure {
  return {
    kind: 'mixed-content',
    title: 'The browser blocks http: on this page',
    what: `This page came over https:, so the browser does not let it ask ${url.origin}. Nothing was sent.`,
    remedy: `Use https: if the server has it. A server on your own machine is allowed as http://localhost. The curl line works in any case. (Page: ${page.origin})`,
  };
}

function unreadable(page: URL, url: URL): Failure {
  return {
    kind: 'unreadable',
    title: 'The browser keeps the answer from this page',
    what: `${url.host} is up. Most likely its answer does not name ${page.origin} in Access-Control-Allow-Origin (CORS). It may also redirect in a circle, redirect to a host that is not up or does not allow this page, or break off before it answers: a browser does not tell a page which. The server may have carried the request out.`,
    remedy:
      'Use the curl line: CORS binds browsers only, and with --location it names a circle of redirects. If the server is yours, let it allow this page’s origin, the method and the headers you send.',
  };
}

function unreachable(url: URL): Failure {
  const remedy =
    'Check the server’s address and port, and that it runs. If it is in a private network, connect to that first.';
  const isNumber = isLocal(url.hostname) || /^(\d+\.){3}\d+$|^\[/.test(url.hostname);
  if (isNumber && url.protocol === 'http:') {
    return {
      kind: 'refused',
      title: `Nothing answers at ${url.host}`,
      what: 'The connection was refused, or the browser was not allowed to reach this machine. The name is not the cause: no lookup was needed.',
      remedy: `Start the server, and check the port. ${remedy}`,
    };
  }
  if (/(^|\.)(example|test|invalid|local)$/.test(url.hostname)) {
    return {
      kind: 'unknown-host',
      title: `There is no host ${url.hostname}`,
      what: 'Names with this ending are reserved: the public DNS knows none of them.',
      remedy: 'Enter the address of a server that exists under “Server”.',
    };
  }
  const causes = [
    ...(isNumber ? [] : ['the name is unknown (DNS)']),
    'nothing accepts the connection (refused)',
    ...(url.protocol === 'https:' ? ['its certificate is not trusted'] : []),
    'the browser, an extension or a firewall does not let this page reach it',
  ];
  return {
    kind: 'unreachable',
    title: `${url.host} cannot be reached`,
    what: `A browser does not tell a page which it is: ${causes.slice(0, -1).join(', ')}, or ${causes.at(-1)}.`,
    remedy: `${remedy}${url.protocol === 'https:' ? ' Open it in a tab of its own: a certificate that is not trusted is told there.' : ''} The curl line names the cause.`,
  };
}
