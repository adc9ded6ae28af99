// Deterministic corpus of technical-documentation-like Markdown pages.
//
// The text of page K of a section depends on the seed and on K only, so every site gets the same words; `links`, `suffix`,
// `h1` and `index` change only how links are spelled, whether the title is repeated as an h1 in the body, and the name of
// the home page's file.
import fs from 'node:fs';
import path from 'node:path';
import { render } from './page.mjs';
import { png } from './picture.mjs';
import { plan } from './plan.mjs';

export function generate(opt) {
  const o = {
    n: 75,
    seed: 1,
    links: 'relative',
    base: '/',
    suffix: '',
    h1: true,
    index: 'index.md',
    imageBase: '/img',
    ...opt,
  };
  const pages = plan(o.n, o.seed);
  let words = 0,
    bytes = 0;
  const vocab = new Set();
  fs.rmSync(o.out, { recursive: true, force: true });
  for (const p of pages) {
    const md = render(p, pages, o),
      f = path.join(o.out, p.path === 'index' ? o.index : p.path + '.md');
    fs.mkdirSync(path.dirname(f), { recursive: true });
    fs.writeFileSync(f, md);
    bytes += md.length;
    const ws = md.match(/[A-Za-z_][A-Za-z_-]+/g) || [];
    words += ws.length;
    for (const w of ws) vocab.add(w.toLowerCase());
  }
  if (o.public) {
    const d = path.join(o.public, o.imageBase);
    fs.mkdirSync(d, { recursive: true });
    for (let i = 1; i <= 8; i++) fs.writeFileSync(path.join(d, `diagram-${i}.png`), png(i));
  }
  return { pages: pages.length, bytes, words, vocabulary: vocab.size, list: pages.map((p) => p.path) };
}
