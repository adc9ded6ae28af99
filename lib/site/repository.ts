import type { Identity } from '../content/identity';
import type { PageSource } from '../content/page';

/** Links for editing a page and reporting a problem. */
export interface RepositoryLinks {
  edit?: string;
  report?: string;
}

/**
 * Fills in the identity's repository addresses for a page: its `{file}` in the content folder, `{title}` and complete
 * `{address}`.
 */
export function repositoryLinks(
  { repository = {}, docs }: Pick<Identity, 'repository' | 'docs'>,
  page: Page,
): RepositoryLinks {
  return {
    ...(repository.edit && { edit: fill(repository.edit, docs, page) }),
    ...(repository.report && { report: fill(repository.report, docs, page) }),
  };
}

type Page = Pick<PageSource, 'relativePath' | 'title' | 'path'>;

function fill(address: string, docs: Identity['docs'], { relativePath, title, path }: Page): string {
  const values: Record<string, string> = {
    file: relativePath.split('/').map(encodeURIComponent).join('/'),
    title: encodeURIComponent(title),
    address: encodeURIComponent(docs.url + path),
  };
  return address.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
