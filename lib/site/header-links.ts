import path from 'node:path';
import { identityFile } from '../content/identity';
import { checkLinks } from '../content/links';
import type { Problem } from '../errors';
import { readText } from '../reading/text';
import { yamlLines } from '../reading/yaml';
import type { Settings } from '../settings';
import type { Site } from './site';

/** Checks the header links of a content folder's own identity: see `checkLinks`. Headings on pages aren't checked. */
export function checkHeaderLinks(
  { identity, ...site }: Pick<Site, 'identity' | 'routes' | 'files' | 'drafts' | 'clashes'>,
  { contentDir, rootDir, publicDir }: Settings,
): Problem[] {
  const file = identityFile(contentDir);
  if (!file || !identity.headerLinks) return [];
  const lineOf = yamlLines(readText(file), 1);
  const links = Object.entries(identity.headerLinks).map(([label, href]) => ({
    href,
    line: lineOf(['headerLinks', label]),
    column: 3,
  }));
  const page = { path: '' as const, file: path.relative(rootDir, file), compiled: { headers: [], anchors: [], links } };
  return checkLinks(page, { ...site, fragments: new Map(), publicDir });
}
