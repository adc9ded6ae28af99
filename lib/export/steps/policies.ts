import { analyticsSources } from '../../analytics/settings';
import { withPolicy } from '../../hosts/meta';
import { headersFor, hostRules } from '../../hosts/rules';
import { searchBundleOf } from '../../site/generate';
import { mapPages, type Context, type Exported } from '../exported';
import { redirectScript } from '../redirect-document';
import { speculationRules } from './scripts';

/**
 * Finds out what hosts have to know, the Content-Security-Policies among it, and writes the policy into every document where the
 * settings say so: for hosts that send no headers.
 * @throws ProblemError when a document holds something inline that its policy would forbid
 */
export function addPolicies(exported: Exported, { site, playgrounds, settings, scripts, basePath }: Context): Exported {
  const rules = hostRules({
    documents: exported.pages.map(({ address, html }) => ({ address: basePath + address, html })),
    inlineStyles: exported.inlineStyles,
    drawings: exported.drawings,
    routes: site.routes,
    // Next's own inline scripts are others on each page: documents that hold them cannot name them.
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
