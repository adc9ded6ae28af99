import { createTasks, type TaskName } from '../tasks';

// Reads, checks and runs readers' scripts in a worker, which the page can stop. Bundled by `lib/site/generate.ts` and
// `lib/export/islands.ts`.
// The parser makes an error for each mistake, and their stacks would take most of its time.
Error.stackTraceLimit = 0;
const tasks = createTasks() as Record<TaskName, (input: unknown) => unknown>;
addEventListener('message', ({ data: { name, input } }: MessageEvent<{ name: TaskName; input: unknown }>) =>
  postMessage(tasks[name](input)),
);
postMessage('ready');
