/** Invisible metadata for the search index: the page's navigation group. */
export function SearchMeta({ area }: { area: string | undefined }) {
  return area ? <span hidden data-pagefind-filter={`area:${area}`} data-pagefind-meta={`area:${area}`} /> : null;
}
