import { siteNameOf } from '../../lib/content/identity';
import { ProblemError } from '../../lib/errors';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/hosts/server';
import type { Settings } from '../../lib/settings';
import { pagesInOrder } from '../../lib/site/lists';
import { basePathOf } from '../../lib/site/addresses';
import { readSite } from '../../lib/site/site';
import { launchChromium } from '../../__tests__/support/tools/chromium';
import { BOOK_STYLE, layOut, number, type Book } from './book';
import { destinations } from './destinations';

const FOOTER = '<div style="width:100%;font:8px sans-serif;text-align:center"><span class="pageNumber"></span></div>';

/**
 * Prints the export, or the pages whose addresses begin in some way, as one PDF with contents, numbers of pages and links.
 * @param prefix such as `/guides/`; `/` for all
 * @throws ProblemError when there is no such page
 */
export async function makePdf(settings: Settings, prefix = '/'): Promise<Buffer> {
  const { site } = readSite(settings);
  const pages = pagesInOrder(site).filter(({ path }) => path.startsWith(prefix));
  if (pages.length === 0)
    throw new ProblemError({
      file: 'pdf',
      message: `no page begins with ${prefix}`,
      remedy: 'npm run pdf -- /guides/',
    });
  const book: Book = {
    title: siteNameOf(site.identity),
    pages: pages.map(({ path, key, title }) => ({ address: path, key, title })),
    basePath: basePathOf(site.identity),
    siteUrl: site.identity.docs.url,
  };
  const server = createStaticServer({ dir: settings.outDir, ...readHostRules(settings.hostsDir) });
  const origin = (await listen(server, 0)).slice(0, -1);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block', colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(`${origin}${book.basePath}/404.html`);
    await page.evaluate(layOut, book);
    await page.addStyleTag({ content: BOOK_STYLE });
    const print = () =>
      page.pdf({
        format: 'A4',
        margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
        outline: true,
        tagged: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: FOOTER,
      });
    // Where a page begins is known once it is printed. The numbers stand where the gaps were, so nothing moves.
    await page.evaluate(number, Object.fromEntries(destinations(await print())));
    return await print();
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
