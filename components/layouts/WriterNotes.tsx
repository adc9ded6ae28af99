import { Suspense } from 'react';
import type { PageView } from '@/lib/site/view';
import { ProblemList } from './ProblemsLayout';

/**
 * Under `next dev`, shows a page's draft status, and what the check would report. Broken links are also marked in the
 * text.
 */
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
      {/* The page doesn't wait for its notes, because the pages that it links to are compiled for them. */}
      <Suspense>
        <Notes notes={writing.notes} />
      </Suspense>
    </>
  );
}

async function Notes({ notes }: Pick<NonNullable<PageView['writing']>, 'notes'>) {
  const problems = await notes;
  if (problems.length === 0) return null;
  const dead = problems.flatMap(({ href }) => (href === undefined ? [] : `a[href$=${JSON.stringify(href)}]`));
  return (
    <aside aria-label="Notes from the check">
      {dead.length > 0 && <style>{`main :is(${dead.join()}) { background: var(--mark) }`}</style>}
      <ProblemList problems={problems} />
    </aside>
  );
}
