import { explainFailure, type Failure } from '@/lib/playground/failure';
import { formatSize, formatTime } from '@/lib/playground/format';
import type { BuiltRequest } from '@/lib/playground/request';
import { describeStatus } from '@/lib/playground/status';
import { isReachable, send, SendError, type Answer } from './send';

/** The state of the last request. */
export type Outcome =
  | { kind: 'sending'; request: BuiltRequest; answer?: Answer }
  | { kind: 'done'; request: BuiltRequest; answer: Answer }
  /** `curl` is the line that works anyway, with the credentials masked. */
  | { kind: 'failed'; request: BuiltRequest; failure: Failure; curl: string; answer?: Answer };

/** Milliseconds in which the browser reports what its policy has stopped. */
const REPORT_DELAY = 50;

interface Options {
  signal: AbortSignal;
  timeLimit: number;
  /** Whether a redirect could be followed without credentials. */
  canFollow: boolean;
  followRedirects: boolean;
  curl: string;
  onProgress: (outcome: Outcome) => void;
}

/** Sends a request, and finds out as much as a page can when there is no answer. Never throws. */
export async function exchange(
  request: BuiltRequest,
  options: Options,
): Promise<Exclude<Outcome, { kind: 'sending' }>> {
  const { origin } = new URL(request.url);
  const policy = watchPolicy(origin);
  options.onProgress({ kind: 'sending', request });
  try {
    const answer = await send(request, {
      ...options,
      onProgress: (answer) => options.onProgress({ kind: 'sending', request, answer }),
    });
    return { kind: 'done', request, answer };
  } catch (error) {
    const { kind, partial } = error instanceof SendError ? error : new SendError('network');
    // The browser reports a violation of the policy after it has failed the request.
    if (kind === 'network') await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY));
    const mayAsk = kind === 'network' && navigator.onLine && !policy.isBlocked();
    const failure = explainFailure({
      kind,
      url: request.url,
      pageUrl: location.href,
      isOnline: navigator.onLine,
      timeLimit: options.timeLimit,
      canFollow: options.canFollow,
      ...(mayAsk && { isReachable: await isReachable(origin) }),
      isBlockedByPolicy: policy.isBlocked(),
    });
    return { kind: 'failed', request, failure, curl: options.curl, ...(partial && { answer: partial }) };
  } finally {
    policy.stop();
  }
}

/** The sentence that a screen reader says. */
export function announce(outcome: Outcome | undefined, refusals: number): string {
  if (refusals > 0) return 'Not sent. Correct the marked fields.';
  switch (outcome?.kind) {
    case undefined:
      return '';
    case 'sending':
      return 'Sending';
    case 'failed':
      return outcome.failure.title;
    case 'done': {
      const { status, time, size } = outcome.answer;
      return `Status ${status} ${describeStatus(status).reason}, ${formatSize(size)} in ${formatTime(time)}`;
    }
  }
}

/** Notices when the site's own policy stops a request: the browser tells the document, not the caller. */
function watchPolicy(origin: string) {
  let isBlocked = false;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    isBlocked: () => isBlocked,
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}
