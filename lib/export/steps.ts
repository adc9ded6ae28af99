import type { Context, Exported } from './exported';
import { releaseMemory } from './memory';
import { addRedirects, takeOutSearchAttributes } from './steps/documents';
import { addPageViews } from './steps/page-views';
import { addPolicies } from './steps/policies';
import { deferScripts } from './steps/scripts';
import { inlineStyles, prefixStyles } from './steps/styles';

/** Transforms an export. Steps are pure: files are read before the first step, and written after the last one. */
type Step = (exported: Exported, context: Context) => Exported;

/** The steps `PLAIN_EXPORT=1` skips. */
const TRANSFORMATIONS: readonly Step[] = [inlineStyles, deferScripts];

/** Applies all steps: changes to documents, then policies for the result. */
export function takeSteps(exported: Exported, context: Context): Exported {
  const steps: readonly Step[] = [
    addRedirects,
    prefixStyles,
    ...(context.settings.plainExport ? [] : TRANSFORMATIONS),
    addPageViews,
    takeOutSearchAttributes,
    addPolicies,
  ];
  return steps.reduce((changed, step) => {
    const next = step(changed, context);
    releaseMemory();
    return next;
  }, exported);
}
