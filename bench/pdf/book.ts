/** A page of the book. */
export interface BookPage {
  /** Its address below the site's root. */
  address: string;
  /** The beginning of every id of the page in the book. */
  key: string;
  title: string;
}

/** What the book is made of; plain data, because it is handed to the browser. */
export interface Book {
  title: string;
  pages: readonly BookPage[];
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath: string;
  /** Where it is published: links to pages that are not in the book lead there. */
  siteUrl: string;
}

/** Makes one document of many in the place of the one that is shown. Runs in the browser: it knows nothing but its argument. */
export async function layOut({ title, pages, basePath, siteUrl }: Book): Promise<void> {
  const keys = new Map(pages.map(({ address, key }) => [basePath + address, key]));
  const styles = new Map<string, Element>();
  const articles: Element[] = [];
  for (const { address, key } of pages) {
    const answer = await fetch(basePath + address);
    const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const style of parsed.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) styles.set(style.href, style);
    const article = parsed.querySelector('article');
    if (!article) continue;
    for (const element of article.querySelectorAll('details:has(nav), nav, button, form, script')) element.remove();
    for (const name of ['id', 'name', 'for', 'aria-labelledby', 'aria-describedby'])
      for (const element of article.querySelectorAll(`[${name}]`))
        element.setAttribute(name, `${key}--${element.getAttribute(name)}`);
    for (const image of article.querySelectorAll('img')) image.loading = 'eager';
    for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const { origin, pathname, hash, search } = new URL(
        link.getAttribute('href') ?? '',
        location.origin + basePath + address,
      );
      const other = keys.get(pathname);
      if (origin !== location.origin) continue;
      if (other) link.setAttribute('href', hash ? `#${other}--${decodeURIComponent(hash.slice(1))}` : `#${other}`);
      else link.href = siteUrl + pathname.slice(basePath.length) + search + hash;
    }
    article.id = key;
    articles.push(article);
  }
  const contents = document.createElement('nav');
  const heading = document.createElement('h1');
  heading.textContent = title;
  const lines = pages.map((page) => {
    const line = document.createElement('a');
    line.href = `#${page.key}`;
    line.append(page.title, document.createElement('span'));
    return line;
  });
  contents.id = 'contents';
  contents.append(heading, ...lines);
  document.title = title;
  document.head.replaceChildren(...styles.values());
  document.body.replaceChildren(contents, ...articles);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Writes the numbers of pages into the contents. Runs in the browser, too. */
export function number(numbers: Readonly<Record<string, number>>): void {
  for (const line of document.querySelectorAll<HTMLAnchorElement>('#contents a')) {
    const last = line.lastElementChild;
    if (last) last.textContent = String(numbers[line.hash.slice(1)] ?? '');
  }
}

/** What the book needs beside the styles of print. */
export const BOOK_STYLE = `
  #contents { display: block !important; }
  #contents a { display: flex; justify-content: space-between; gap: 1em; color: inherit; text-decoration: none; line-height: 1.8; }
  article { break-before: page; }
  /* Links work: their addresses need not be read. */
  a::after { content: none !important; }
`;
