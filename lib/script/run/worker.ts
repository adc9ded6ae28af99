import { whyOf, type Question } from '../why';
import { runText, type RunRequest } from './text';

// A separate program, so that a page can stop it, because readers' regular expressions run here. `lib/site/runner.ts`
// bundles it into a file.
addEventListener('message', ({ data }: MessageEvent<RunRequest | Question>) =>
  postMessage('reply' in data ? whyOf(data) : runText(data)),
);
postMessage('ready');
