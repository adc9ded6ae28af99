import { closest } from 'fastest-levenshtein';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { decodeAddress, type PagePath } from '../routes/address';
import type { RouteTable } from '../routes/table';
import type { CompiledBody } from './page';

/** A page, with the compiler's findings. */
export interface LinkedPage {
  /** The page to which a link without a path, such as `#setup`, refers. */
  path: PagePath;
  /** The file's name, for messages. */
  file: string;
  compiled: Pick<CompiledBody, 'headers' | 'anchors' | 'links'>;
}

/** The addresses and files that links may lead to. */
export interface LinkTargets {
  routes: RouteTable;
  /** The fragments that exist on each page, by canonical address. */
  fragments: ReadonlyMap<string, ReadonlySet<string>>;
  publicDir: string;
  /** Addresses of files that the build writes. */
  files?: ReadonlySet<string>;
  /** The addresses of drafts. A build omits drafts, so its routes don't contain them. */
  drafts?: ReadonlySet<string>;
}

/** A broken link, with the reason. */
export interface DeadLink extends Problem {
  href: string;
}

/** Checks a page's links to this site: the address, whether it is canonical, and the fragment. */
export function checkLinks(page: LinkedPage, targets: LinkTargets): DeadLink[] {
  return page.compiled.links.flatMap(({ href, line, column }) => {
    const [message, remedy = ''] = checkLink(href, page.path, targets);
    return message ? [{ href, file: page.file, line, column, message, remedy }] : [];
  });
}

/** The problem with a link, and how to fix it. Empty for a link without one. */
function checkLink(href: string, from: string, targets: LinkTargets): readonly [message?: string, remedy?: string] {
  const { routes, fragments, publicDir, drafts, files } = targets;
  if (/^(https?:\/\/[^/\s]|mailto:|tel:)/.test(href)) return [];
  if (href === '') return ['the link has no address', 'write [text](/address/)'];
  if (/^(https?:|www\.)/.test(href))
    return [`the link ${href} is not a complete address`, 'start it with https:// and the host'];
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return [`the link ${href} uses a scheme that is not allowed in pages`, 'use https:, mailto: or tel:'];
  if (!href.startsWith('/') && !href.startsWith('#')) {
    const place = `/${href.replace(/[?#].*|^(?:\.{1,2}\/)+/g, '').replace(/(?:\.mdx?|\.html|\/)$/, '')}/`;
    const meant = [...routes.values()].find(({ kind, url }) => kind === 'page' && url.endsWith(place));
    return [
      `the link ${href} is relative, but does not name a file`,
      meant
        ? `did you mean ${meant.url}?`
        : "use a page's file (../guides/ivr.mdx), or its canonical address from the root (/guides/ivr/)",
    ];
  }
  const [address = '', fragment] = href.split('#').map(decodeAddress);
  const target = address.split('?')[0] || from;
  const route = routes.get(target);
  if (!route) {
    if (files?.has(target) || isFile(target, publicDir)) return [];
    if (drafts?.has(target))
      return [`the link ${href} leads to a draft`, 'remove the link, or "draft: true" from the page'];
    return [`the link ${href} leads nowhere`, `did you mean ${closest(target, [...routes.keys()])}?`];
  }
  if (route.kind === 'redirect') return [`the link ${href} leads to a redirect`, `link directly to ${route.to}`];
  const slugs = fragments.get(route.to);
  if (!fragment || !slugs || slugs.has(fragment)) return [];
  const remedy = slugs.size > 0 ? `did you mean #${closest(fragment, [...slugs])}?` : 'the page has no headings';
  return [`${route.to} has no heading #${fragment}`, remedy];
}

/** Whether an address is a file in `public/`. Folders don't count. */
function isFile(address: string, publicDir: string): boolean {
  const file = path.join(publicDir, address);
  return file.startsWith(publicDir + path.sep) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}
