import type { Identity } from '../content/identity';
import type { PageSource } from '../content/page';

/**
 * Links for editing a page and reporting a problem, if the identity has them. Fills in the page's `{file}` in the
 * content folder, `{title}` and complete `{address}`.
 */
export function repositoryLinks(
  { repository = {}, docs }: Pick<Identity, 'repository' | 'docs'>,
  { relativePath, title, path }: Pick<PageSource, 'relativePath' | 'title' | 'path'>,
): NonNullable<Identity['repository']> {
  const values: Record<string, string> = {
    file: relativePath.split('/').map(encodeURIComponent).join('/'),
    title: encodeURIComponent(title),
    address: encodeURIComponent(docs.url + path),
  };
  const fill = (address?: string) => address?.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { edit: fill(repository.edit), report: fill(repository.report) };
}
