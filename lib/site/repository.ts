import type { Identity } from '../content/identity';
import type { PageSource } from '../content/page';

/** Where readers of a page can mend it or say what is wrong with it. */
export interface RepositoryLinks {
  edit?: string;
  report?: string;
}

/**
 * The links of a page to the repository that the identity names: in its addresses `{file}` is the page's file in the content
 * folder, `{title}` its title and `{address}` its full address.
 */
export function repositoryLinks(
  { repository = {}, docs }: Pick<Identity, 'repository' | 'docs'>,
  { relativePath, title, path }: Pick<PageSource, 'relativePath' | 'title' | 'path'>,
): RepositoryLinks {
  const values: Record<string, string> = {
    file: relativePath.split('/').map(encodeURIComponent).join('/'),
    title: encodeURIComponent(title),
    address: encodeURIComponent(docs.url + path),
  };
  const fill = (address: string) => address.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    ...(repository.edit && { edit: fill(repository.edit) }),
    ...(repository.report && { report: fill(repository.report) }),
  };
}
