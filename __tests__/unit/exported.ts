import type { Exported, ExportedPage } from '../../lib/export/exported';

/** An export of pages by address, each as its HTML or as its record. */
export function exportedOf(
  pages: Readonly<Record<string, string | Partial<ExportedPage>>>,
  more: Partial<Exported> = {},
): Exported {
  return {
    pages: Object.entries(pages).map(([address, page]) => ({
      address,
      kind: 'page',
      to: address,
      html: '',
      ...(typeof page === 'string' ? { html: page } : page),
    })),
    styles: new Map(),
    files: new Map(),
    inlineStyles: [],
    inlineScripts: [],
    drawings: [],
    ...more,
  };
}

/** The page at an address. Throws where there is none. */
export function pageAt({ pages }: Exported, address: string): ExportedPage {
  const page = pages.find((one) => one.address === address);
  if (!page) throw new Error(`no page at ${address}`);
  return page;
}
