import path from 'node:path';
import { mapMarkdown } from '../reading/code';
import { decodeAddress } from '../routes/address';
import type { PageSource } from './page';

/** What leads to the address of a link or an image: `](`, `[a]: `, `href="` and `src="`. In `<` and `>` it may contain spaces. */
const LINK = /(\]\(|^[ \t]*\[[^\]^\n][^\]\n]*\]:[ \t]*|\b(?:href|src)=")(<[^\n>"#?]+|[^\s)<>"#?]+)/gim;

/** Rewrites the addresses of all links and images of a text, without their queries and fragments. Code stays as it is. */
export function mapLinks(text: string, rewrite: (address: string) => string): string {
  return mapMarkdown(text, (piece, kind) =>
    kind === 'code' || kind === 'comment'
      ? piece
      : piece.replace(LINK, (_link, before: string, address: string) =>
          address.startsWith('<') ? `${before}<${rewrite(address.slice(1))}` : before + rewrite(address),
        ),
  );
}

/** Whether an address is relative to its page, as an editor completes the name of a file. */
export function isRelative(address: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(address);
}

/**
 * The pages with links to files turned into addresses of the site: those of pages, such as `../guides/ivr.mdx`, and of images
 * beside them. A link to anything else stays for the check.
 * @param images paths of the images in the content folder
 */
export function resolveFileLinks(pages: readonly PageSource[], images: readonly string[]): PageSource[] {
  const addresses = new Map<string, string>([
    ...images.map((image) => [image, `/${encodeURI(image)}`] as const),
    ...pages.map((page) => [page.relativePath, encodeURI(page.path)] as const),
  ]);
  return pages.map((page) => {
    const folder = path.posix.dirname(page.relativePath);
    const addressOf = (file: string) => addresses.get(path.posix.join(folder, decodeAddress(file)));
    const body = mapLinks(page.body, (link) => (isRelative(link) ? addressOf(link) : undefined) ?? link);
    return { ...page, body };
  });
}
