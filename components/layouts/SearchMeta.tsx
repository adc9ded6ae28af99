/** What the search index should know of a page beside its text: the list it belongs to. Not shown. */
export function SearchMeta({ area }: { area: string | undefined }) {
  return area ? <span hidden data-pagefind-filter={`area:${area}`} data-pagefind-meta={`area:${area}`} /> : null;
}
