/** Whether the sites are built without transformations: `PLAIN_EXPORT=1 npx jest --selectProjects behavior`. */
export const isPlain = process.env.PLAIN_EXPORT === '1';

/** Whether an alarm is one of Next's router: beside a page that is a file there is no folder with what it asks for, and it goes without. */
export const isOfPlainRouter = (alarm: string) => /\.html\/__next\.|status of 404/.test(alarm);

/**
 * A test of what `lib/export/steps/runtime.ts` gives: a page loads no script before its reader acts, keeps what was done until then,
 * and says what could not be loaded. A plain export starts by itself and has none of it.
 */
export const testRuntime = isPlain ? test.skip : test;
