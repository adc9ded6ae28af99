import { statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { decodeAddress, type PagePath } from '../routes/address';
import type { RouteTable } from '../routes/table';
import { didYouMean } from '../reading/nearest';
import { suggestFile } from './files';
import { VALUE } from './mdx/mistyped';
import type { CompiledBody } from './page';

/** A page, with the compiler's findings. */
export interface LinkedPage {
  /** The page to which a link without a path, such as `#setup`, refers. Empty for a snippet. */
  path: PagePath | '';
  /** The file's name, for messages. */
  file: string;
  compiled: Pick<CompiledBody, 'headers' | 'anchors' | 'links'>;
  /** Whether the page is a draft, which can link to other drafts. */
  isDraft?: boolean;
}

/** The addresses and files that links may lead to. */
interface LinkTargets {
  routes: RouteTable;
  /** The fragments that exist on each page, by canonical address. */
  fragments: ReadonlyMap<string, ReadonlySet<string>>;
  publicDir: string;
  /** Addresses of files that the build writes. */
  files?: ReadonlySet<string>;
  /** The addresses of drafts, which the build omits. */
  drafts?: ReadonlySet<string>;
  /** The addresses of pages that claim the same address, so that links to them seem broken. */
  clashes?: ReadonlySet<string>;
}

/** A broken link, with the reason. */
export interface DeadLink extends Problem {
  href: string;
}

/** Checks a page's links to this site: the address, whether it is canonical, and the fragment. */
export function checkLinks(page: LinkedPage, targets: LinkTargets): DeadLink[] {
  return page.compiled.links.flatMap(({ href, line, column }) => {
    const [message, remedy = ''] = checkLink(href, page, targets);
    return message ? [{ href, file: page.file, line, column, message, remedy }] : [];
  });
}

/** The problem with a link, and how to fix it. Empty for a link without one. */
function checkLink(href: string, from: LinkedPage, targets: LinkTargets): readonly [message?: string, remedy?: string] {
  const { routes, fragments, publicDir, drafts, files, clashes } = targets;
  if (/^(https?:\/\/[^/\s]|mailto:|tel:)/.test(href)) return [];
  const shown = decodeAddress(href);
  if (shown.includes('{{')) return [`the address ${shown} contains a template`, VALUE];
  if (href === '') return ['the link has no address', 'write [text](/address/)'];
  if (/^[^\s/@:#?]+@[\w-]+(?:\.[\w-]+)+$/.test(href))
    return [`the link ${href} does not say that it is an email address`, `write mailto:${href}`];
  if (/^(?:https?:|\/\/|www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[/:])/i.test(href))
    return [
      `the link ${href} does not start with https://`,
      `write ${routes.has(href.slice(1)) ? href.slice(1) : `https://${href.replace(/^(?:https?:)?\/*/i, '')}`}`,
    ];
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    const scheme = href.slice(0, href.indexOf(':') + 1);
    const remedy = didYouMean(scheme, ['https:', 'mailto:', 'tel:'], 'use https:, mailto: or tel:');
    return [`the link ${href} uses a scheme that is not allowed in pages`, remedy];
  }
  const [address = '', fragment] = href.split('#').map(decodeAddress);
  const target = address.split('?')[0] || from.path;
  if (clashes?.has(target)) return [];
  const route = routes.get(target);
  const isRelative = !/^[/#]/.test(href);
  if (!route && !isRelative && (files?.has(target) || isFile(target, publicDir))) return [];
  if (!route && /\.(?!html?$|mdx?$)[a-z\d]+$/i.test(target)) {
    const place = path.posix.join('/', target);
    const add = `put the file at public${place}, and write ${place}; start a website's address with https://`;
    const remedy = suggestFile(target, publicDir, files ?? []) ?? add;
    return [isRelative ? `the link ${href} does not name a page` : `no file at public${target}`, remedy];
  }
  if (target === '') return [`the link ${href} is in a snippet, which has no address`, `write /guides/ivr/${href}`];
  if (!from.isDraft && drafts?.has(target))
    return [`the link ${href} leads to a draft`, 'remove the link, or "draft: true" from the page'];
  if (isRelative || !route) return [`the link ${href} leads nowhere`, suggestPage(target, routes)];
  const hash = fragment ? `#${fragment}` : '';
  if (route.kind === 'redirect') return [`the link ${href} leads to a redirect`, `link directly to ${route.to}${hash}`];
  const slugs = fragments.get(route.to);
  if (!fragment || !slugs || slugs.has(fragment)) return [];
  const some = [...slugs].map((slug) => `#${slug}`);
  const other = some.length > 0 ? `use one of: ${some.slice(0, 5).join(', ')}` : 'the page has no headings';
  return [`${route.to} has no heading ${hash}`, didYouMean(hash, some, other)];
}

/** Suggests the page that an address or a file's name was meant for: one in a different folder, or a similar one. */
function suggestPage(target: string, routes: RouteTable): string {
  const pages = [...routes.values()].flatMap(({ kind, url }) => (kind === 'page' ? url.replaceAll(' ', '%20') : []));
  const file = target.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:content\/)?/, '/');
  const place = file.replace(/(?:\.mdx?|\.html?|\/)?$/, '/');
  // A page that has moved still has its old address.
  const moved = [...routes.values()].find(({ kind, url }) => kind === 'redirect' && url.endsWith(place))?.to;
  const meant = place !== '/' && (pages.find((url) => url.endsWith(place)) ?? moved);
  const other = "write a page's address from the root (/guides/ivr/), or its file (../guides/ivr.mdx)";
  return meant ? `did you mean ${meant}?` : didYouMean(place, pages, other);
}

/** Whether an address is a file in `public/`. Folders don't count. */
function isFile(address: string, publicDir: string): boolean {
  const file = path.join(publicDir, address);
  return file.startsWith(publicDir + path.sep) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}
