/** Tells the search index the list that a page belongs to. Nothing is shown. */
export function SearchMeta({ area }: { area: string | undefined }) {
  return area ? <span hidden data-pagefind-filter={`area:${area}`} data-pagefind-meta={`area:${area}`} /> : null;
}
