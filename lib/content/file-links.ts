import path from 'node:path';
import { mapMarkdown } from '../reading/code';
import { decodeAddress } from '../routes/address';
import type { PageSource } from './page';

/** The text before a link's or image's address, maybe on the line above: `](`, `[a]: `, `]: `, `href="` or `src='`. */
const LINK =
  /(\]\(|^(?:[ \t]*\[[^\]^\n][^\]\n]*)?\]:[ \t]*(?:\n[ \t]*)?|\b(?:href|src)=["'])(<[^\n>"#?]+|(?<==')[^\s<>'#?]+|[^\s)<>"#?]+(?![^\s)<>"#?]|[ \t]+[^\s"'(]))/gim;

/** Rewrites the addresses of all links and images in text, without their queries and fragments. Skips code. */
export function mapLinks(text: string, rewrite: (address: string) => string): string {
  return mapMarkdown(text, (piece, kind) =>
    kind === 'code' || kind === 'comment'
      ? piece
      : piece.replace(LINK, (_link, before: string, address: string) =>
          address.startsWith('<') ? `${before}<${rewrite(address.slice(1))}` : before + rewrite(address),
        ),
  );
}

/** Whether an address is relative to its page, like the file names that editors complete. */
export function isRelative(address: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(address);
}

/**
 * Replaces links to files with site addresses: those of pages, such as `../guides/ivr.mdx`, and of images next to them.
 * Other links are left for the link check.
 * @param images paths of the images in the content folder
 */
export function resolveFileLinks(pages: readonly PageSource[], images: readonly string[]): PageSource[] {
  const addresses = new Map<string, string>([
    ...images.map((image) => [image.normalize(), `/${encodeURI(image)}`] as const),
    ...pages.map((page) => [page.relativePath.normalize(), encodeURI(page.path)] as const),
  ]);
  return pages.map((page) => {
    const folder = path.posix.dirname(page.relativePath);
    const addressOf = (file: string) => addresses.get(path.posix.join(folder, decodeAddress(file)).normalize());
    const body = mapLinks(page.body, (link) => (isRelative(link) ? addressOf(link) : undefined) ?? link);
    return { ...page, body };
  });
}
