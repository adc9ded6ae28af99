// The list of pages, with their headings: known before any page is written, so that links can name anchors.
import { rng } from './random.mjs';
import { aAn, ADJS, AREAS, cap, ing, NOUNS, plural, slug, TRAIN_A, TRAIN_B, VERBS } from './words.mjs';
export function plan(n, seed = 1) {
  const pages = [{ section: '', dir: '', file: 'index', title: 'Overview' }];
  const rest = n - 1,
    nG = Math.round(rest * 0.3),
    nA = Math.round(rest * 0.3),
    nT = rest - nG - nA,
    titles = new Set(['Overview']),
    files = new Set();
  const push = (section, k, dir) => {
    const r = rng(`${seed}/title/${section}/${k}`);
    let title;
    do {
      const a = r.pick(ADJS),
        b = r.zipf(NOUNS),
        c = r.zipf(NOUNS),
        v = r.zipf(VERBS);
      if (b === c) continue;
      title =
        section === 'api'
          ? r.pick([`${cap(b)}${cap(c)} reference`, `${cap(a)} ${b} ${c} API`, `${cap(b)} ${c} endpoints`])
          : section === 'guides'
            ? r.pick([
                `${cap(v)} ${aAn(a)} ${b}`,
                `${cap(v)} the ${b} ${c}`,
                `${cap(ing(v))} ${plural(b)} with ${plural(c)}`,
              ])
            : r.pick([
                `${cap(a)} ${b} ${plural(c)}`,
                `${cap(b)} ${c} in depth`,
                `How to ${v} ${plural(b)}`,
                `${cap(a)} ${plural(c)} and ${plural(b)}`,
              ]);
    } while (!title || titles.has(title) || files.has(dir + slug(title)));
    titles.add(title);
    files.add(dir + slug(title));
    pages.push({ section, dir, file: slug(title), title });
  };
  for (let k = 0; k < nG; k++)
    push('guides', k, k < 22 ? 'guides/' : `guides/${AREAS[Math.floor((k - 22) / 20) % AREAS.length]}/`);
  for (let k = 0; k < nA; k++)
    push('api', k, k < 22 ? 'api/' : `api/${AREAS[Math.floor((k - 22) / 20 + 7) % AREAS.length]}/`);
  for (let k = 0; k < nT; k++) {
    const g = Math.floor(k / 5);
    push(
      'training',
      k,
      `training/${TRAIN_A[Math.floor(g / 3) % TRAIN_A.length]}/${TRAIN_B[(g % 3) + (Math.floor(g / 30) % 2) * 3]}/`,
    );
  }
  for (const p of pages) p.path = p.dir + p.file;
  // each page's headings are known before any page is written, so that links can name anchors
  for (const p of pages) {
    const r = rng(`${seed}/head/${p.path}`),
      count = r.int(4, 10),
      seen = new Set(['see-also']);
    p.heads = [];
    const deep = r.int(1, Math.max(1, Math.floor(count / 2)));
    for (let i = 0; i < count; i++) {
      let t;
      do {
        const b = r.zipf(NOUNS),
          c = r.zipf(NOUNS),
          v = r.zipf(VERBS),
          a = r.pick(ADJS);
        t = r.pick([
          `${cap(v)} the ${b}`,
          `${cap(b)} and ${c} ${r.pick(['options', 'settings', 'limits', 'states'])}`,
          `${cap(a)} ${plural(b)}`,
          `How ${plural(b)} ${v} ${plural(c)}`,
          `${cap(ing(v))} ${plural(c)}`,
        ]);
      } while (seen.has(slug(t)));
      seen.add(slug(t));
      p.heads.push({ text: t, depth: i > 0 && i <= deep * 2 && i % 2 === 0 ? 3 : 2 });
    }
  }
  return pages;
}
