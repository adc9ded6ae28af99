import type { Context, Exported } from './exported';
import { releaseMemory } from './memory';
import { copyPages, shortenRedirects, takeOutSearchAttributes } from './steps/documents';
import { addPageViews } from './steps/page-views';
import { addPolicies } from './steps/policies';
import { deferScripts } from './steps/scripts';
import { inlineStyles, prefixStyles } from './steps/styles';

/** Makes another export of one. Pure: files are read before the first and written after the last. */
type Step = (exported: Exported, context: Context) => Exported;

/** What `PLAIN_EXPORT=1` leaves out. */
const TRANSFORMATIONS: readonly Step[] = [inlineStyles, deferScripts];

/** Takes an export through all steps: first those that change documents, then the policies of what they contain, then the copies. */
export function takeSteps(exported: Exported, context: Context): Exported {
  const steps: readonly Step[] = [
    shortenRedirects,
    prefixStyles,
    ...(context.settings.plainExport ? [] : TRANSFORMATIONS),
    addPageViews,
    takeOutSearchAttributes,
    addPolicies,
    copyPages,
  ];
  return steps.reduce((changed, step) => {
    const next = step(changed, context);
    releaseMemory();
    return next;
  }, exported);
}
