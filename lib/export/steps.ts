import type { Transformation } from '../settings';
import type { Context, Exported } from './exported';
import { releaseMemory } from './memory';
import { copyPages, shortenRedirects, takeOutSearchAttributes } from './steps/documents';
import { addPageViews } from './steps/page-views';
import { inlineStyles } from './steps/inline-styles';
import { mergePayloads } from './steps/payload';
import { addPolicies } from './steps/policies';
import { addStarters, takeOutRuntime } from './steps/runtime';
import { addSpeculation } from './steps/speculation';
import { mergeStyles, prefixStyles } from './steps/styles';

/** Makes another export of one. Pure: files are read before the first and written after the last. */
type Step = (exported: Exported, context: Context) => Exported;

/** Every step, with the transformation that it is part of, in the order in which they are taken. */
const STEPS: readonly (readonly [step: Step, of?: Transformation])[] = [
  [shortenRedirects],
  // Before the stylesheets are merged, which get names of their content.
  [prefixStyles],
  // While documents still hold their payload, which names classes and scripts that are not shown yet.
  [mergeStyles, 'styles'],
  [inlineStyles, 'inline-styles'],
  [takeOutRuntime, 'runtime'],
  // After the stylesheets: links to one that Next has written several times stand side by side then.
  [mergePayloads, 'payload'],
  [addSpeculation, 'speculation'],
  // With the payload as it stays: what starts a page knows how long it is.
  [addStarters, 'runtime'],
  [addPageViews],
  [takeOutSearchAttributes],
  // Once the documents hold all that policies are about.
  [addPolicies],
  // Last: the copy of a finished document.
  [copyPages],
];

/** Takes an export through all steps whose transformation is on. */
export function takeSteps(exported: Exported, context: Context): Exported {
  const { transformations } = context.settings;
  return STEPS.filter(([, of]) => !of || transformations.has(of)).reduce((changed, [step]) => {
    const next = step(changed, context);
    releaseMemory();
    return next;
  }, exported);
}
