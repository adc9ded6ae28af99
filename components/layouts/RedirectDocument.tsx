import { bareOf, documentFileOf, escapeAddress } from '@/lib/routes/address';
import { withBase } from '@/lib/routes/base';
import type { Route } from '@/lib/routes/table';

/**
 * The document at an old address, for static hosts without redirects. Its script keeps the query and the fragment.
 * Without scripts, `meta refresh` opens the page or, from another spelling of its address, the page's file, which every
 * server answers with the page.
 */
export function RedirectDocument({ url, to }: Pick<Route, 'url' | 'to'>) {
  const target = withBase(escapeAddress(to));
  const file = withBase(escapeAddress(`/${documentFileOf(to)}`));
  return (
    <>
      <script data-to={target} dangerouslySetInnerHTML={{ __html: redirectScript }} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${bareOf(url) === bareOf(to) ? file : target}`} />
      </noscript>
      <p>
        This page is now at <a href={target}>{target}</a>.
      </p>
    </>
  );
}

/**
 * Identical in all redirect documents, so one hash in the Content-Security-Policy covers them all. Some servers answer
 * `/a/` with `a.html`, even if `a/index.html` exists. To avoid a loop, `a.html` then opens `a/index.html`.
 */
const redirectScript =
  "var t=document.currentScript.dataset.to;location.replace(t+(t===location.pathname?'index.html':'')+location.search+location.hash)";
