import { whyOf, type Question } from '../why';
import { runText, type RunRequest } from './text';

// Runs readers' regular expressions in a worker, which the page can stop. Bundled by `lib/site/generate.ts`.
addEventListener('message', ({ data }: MessageEvent<RunRequest | Question>) =>
  postMessage('reply' in data ? whyOf(data) : runText(data)),
);
postMessage('ready');
