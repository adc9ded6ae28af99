import { Suspense } from 'react';
import type { PageView } from '@/lib/site/view';
import { ProblemList } from './ProblemsLayout';

/** Under `next dev`, shows a page's draft status and its broken links, which are also marked in the text. */
export function WriterNotes({ record: { frontmatter, relativePath }, writing }: PageView) {
  if (!writing) return null;
  return (
    <>
      {frontmatter.draft && (
        <aside aria-label="Draft">
          <mark>Draft</mark> The build omits this page until you remove <code>draft: true</code> from{' '}
          <code>{relativePath}</code>.
        </aside>
      )}
      {/* The page doesn't wait for its links, because the pages that they lead to are compiled for it. */}
      <Suspense>
        <DeadLinks links={writing.deadLinks} />
      </Suspense>
    </>
  );
}

async function DeadLinks({ links }: { links: NonNullable<PageView['writing']>['deadLinks'] }) {
  const deadLinks = await links;
  if (deadLinks.length === 0) return null;
  const marked = deadLinks.map(({ href }) => `a[href$=${JSON.stringify(href)}]`);
  return (
    <aside aria-label="Dead links">
      <style>{`main :is(${marked.join()}) { background: var(--mark) }`}</style>
      <ProblemList problems={deadLinks} />
    </aside>
  );
}
