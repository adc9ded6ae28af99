import { whyOf, type Question } from '../why';
import { runText, type RunRequest } from './text';

// A program of its own, so that a page can stop it: regular expressions of readers run here. `lib/site/runner.ts` makes a file of it.
addEventListener('message', ({ data }: MessageEvent<RunRequest | Question>) =>
  postMessage('reply' in data ? whyOf(data) : runText(data)),
);
postMessage('ready');
