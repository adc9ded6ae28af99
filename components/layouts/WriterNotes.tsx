import type { PageView } from '@/lib/site/view';

/** Under `next dev`, above a page: that it is a draft, and which of its links lead nowhere. */
export function WriterNotes({ view: { record, deadLinks } }: { view: PageView }) {
  if (!record.frontmatter.draft && deadLinks.length === 0) return null;
  return (
    <aside aria-label="For the writer">
      {record.frontmatter.draft && (
        <p>
          <mark>Draft</mark> The build leaves this page out until <code>draft: true</code> is gone from{' '}
          <code>{record.relativePath}</code>.
        </p>
      )}
      {deadLinks.length > 0 && (
        <ul>
          {deadLinks.map(({ file, line, column, message, remedy }) => (
            <li key={`${line}:${column}`}>
              <mark>
                {file}:{line}:{column}
              </mark>{' '}
              {message}: {remedy}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
