import { existsSync } from 'node:fs';
import path from 'node:path';
import { refused } from '../errors';

/**
 * Resolves a content file: `guides/sms`, `/guides/sms/`, `guides/sms.mdx` and `content/guides/sms.mdx` are the same.
 * @returns the path in the content folder, such as `guides/sms.mdx`
 * @throws ProblemError if it can't be an address, which has only lowercase letters, digits, hyphens and folders
 */
export function placeOfPage(given: string, contentName: string): string {
  const bare = given
    .replace(/^\.?\//, '')
    .replace(new RegExp(`^${contentName}/`), '')
    .replace(/\/$/, '');
  const place = /\.mdx?$/.test(bare) ? bare : `${bare}.mdx`;
  if (/^[a-z0-9]+([-/][a-z0-9]+)*\.mdx?$/.test(place)) return place;
  throw refused(
    given,
    'not a valid path for a page',
    'use lowercase letters, digits, hyphens and folders, such as guides/sms',
  );
}

/** @throws ProblemError if the folder already has a page at this path, with either extension */
export function assertFree(contentDir: string, place: string): void {
  const bare = place.replace(/\.mdx?$/, '');
  const taken = [`${bare}.mdx`, `${bare}.md`, `${bare}/index.mdx`, `${bare}/index.md`].find((file) =>
    existsSync(path.join(contentDir, file)),
  );
  if (taken) throw refused(place, `${taken} already exists`, 'choose a different path, or edit that page');
}
