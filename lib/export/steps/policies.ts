import { analyticsSources } from '../../analytics/settings';
import { withPolicy } from '../../hosts/policy';
import { headersFor, hostRules } from '../../hosts/rules';
import { searchBundleOf } from '../../site/generate';
import { mapPages, type Context, type Exported } from '../exported';
import { redirectScript } from '../redirect-document';
import { speculationRules } from './scripts';

/**
 * Computes the rules for hosts, including the Content-Security-Policies. If requested, also puts the policy into each
 * document, for hosts that don't send headers.
 * @throws ProblemError if a document contains inline code that its policy would block
 */
export function addPolicies(exported: Exported, { site, playgrounds, settings, scripts, basePath }: Context): Exported {
  const rules = hostRules({
    documents: exported.pages.map(({ address, html }) => ({ address: basePath + address, html })),
    inlineStyles: exported.inlineStyles,
    drawings: exported.drawings,
    routes: site.routes,
    // In a plain export, Next's inline scripts differ between pages, so a list of hashes can't cover them.
    inlineScripts: settings.plainExport
      ? 'any'
      : [...scripts.head, scripts.starter, speculationRules(basePath), redirectScript, ...exported.inlineScripts],
    basePath,
    searchBundle: searchBundleOf(site),
    playgrounds,
    sendsAnywhere: settings.sendsAnywhere,
    noIndex: settings.noIndex,
    analytics: analyticsSources(site.identity),
  });
  if (!settings.metaPolicy) return { ...exported, rules };
  return mapPages({ ...exported, rules }, (page) => {
    const { 'Content-Security-Policy': policy } = headersFor(rules, basePath + page.address);
    return { ...page, html: withPolicy(page.html, page.address, policy) };
  });
}
