// One page.
import path from 'node:path';
import { hash, rng } from './random.mjs';
import { identifier, literal, prose } from './prose.mjs';
import { code } from './samples.mjs';
import { ADJS, cap, NOUNS, PRODUCTS, RARE, slug, VERBS } from './words.mjs';
export function render(p, pages, o) {
  const r = rng(`${o.seed}/body/${p.path}`);
  const topic = {
    product: r.pick(PRODUCTS),
    nouns: [
      ...new Set([
        ...p.title
          .toLowerCase()
          .match(/[a-z]+/g)
          .filter((w) => NOUNS.includes(w)),
        ...Array.from({ length: 10 }, () => r.pick(NOUNS)),
      ]),
    ],
    adjs: Array.from({ length: 6 }, () => r.pick(ADJS)),
    verbs: Array.from({ length: 6 }, () => r.pick(VERBS)),
    idents: Array.from({ length: 8 }, () => identifier(r)),
    rare: Array.from({ length: 4 }, () => r.pick(RARE)),
  };
  const g = prose(r, topic),
    target = r.int(820, 1450),
    words = () => out.join(' ').split(/\s+/).length - codeWords;
  const out = [];
  let codeWords = 0;
  const link = () => {
    const near = r.bool(0.6)
      ? pages.filter((q) => q.section === p.section && q !== p && q.section)
      : pages.filter((q) => q !== p && q.section);
    const q = near.length ? r.pick(near) : pages[0],
      h = r.bool(0.6) ? '#' + slug(r.pick(q.heads).text) : '';
    let url;
    if (o.links === 'absolute')
      url = o.base.replace(/\/$/, '') + '/' + (q.path === 'index' ? '' : q.path + o.suffix) + h;
    else {
      url =
        path.posix.relative(path.posix.dirname(p.path) === '.' ? '' : path.posix.dirname(p.path), q.path) + '.md' + h;
      if (!url.startsWith('.')) url = './' + url;
    }
    return `[${q.title}](${url})`;
  };
  const langs = r.shuffle(['yaml', 'json', 'bash', 'typescript']),
    nCode = r.int(3, 6),
    codeAt = {},
    H = p.heads.length;
  for (let i = 0; i < nCode; i++) (codeAt[Math.floor(((i + 0.5) / nCode) * H)] ||= []).push(langs[i % 4]);
  const tableAt = r.int(1, H - 1),
    imageAt = p.path === 'index' ? -1 : 1,
    notes = new Set([r.int(0, 1), r.int(2, H - 1)]),
    listAt = new Set([r.int(0, H - 1), r.int(0, H - 1)]);
  const linkAt = new Set(Array.from({ length: r.int(3, 6) }, () => r.int(0, H - 1)));
  let description;
  do description = g.sentence().replace(/`/g, '');
  while (description.length < 50 || description.length > 170);
  out.push(g.para(r.int(2, 4)));
  p.heads.forEach((h, i) => {
    out.push(`${'#'.repeat(h.depth)} ${h.text}`);
    const want = target * ((i + 1) / (H + 0.6));
    out.push(g.para(r.int(2, 4)));
    if (linkAt.has(i))
      out.push(
        `${cap(r.pick(['see', 'read', 'compare with', 'for the details, see']))} ${link()} ${r.pick(['before you', 'and', 'if you'])} ${g.verb()} ${g.np()}. ${g.sentence()}`,
      );
    if (i === imageAt)
      out.push(`![${cap(g.adj())} ${g.noun()} diagram](${o.imageBase}/diagram-${1 + (hash(p.path) % 8)}.png)`);
    for (const lang of codeAt[i] || []) {
      const c = '```' + lang + '\n' + code(r, topic, lang) + '\n```';
      codeWords += c.split(/\s+/).length;
      out.push(cap(`the following ${lang} ${r.pick(['shows', 'sets', 'is the shortest form of'])} ${g.np()}:`), c);
    }
    if (notes.has(i))
      out.push(`> **${r.pick(['Note', 'Warning', 'Tip', 'Important'])}:** ${g.sentence()} ${g.sentence()}`);
    if (i === tableAt) {
      const rows = r.int(4, 8);
      out.push(
        [
          '| Option | Type | Default | Description |',
          '| --- | --- | --- | --- |',
          ...Array.from(
            { length: rows },
            () =>
              `| \`${identifier(r)}\` | ${r.pick(['string', 'number', 'boolean', 'duration', 'list'])} | \`${literal(r)}\` | ${g.sentence()} |`,
          ),
        ].join('\n'),
      );
    }
    if (listAt.has(i)) {
      const num = r.bool();
      out.push(
        Array.from(
          { length: r.int(3, 6) },
          (_, k) => `${num ? `${k + 1}.` : '-'} ${r.bool(0.3) ? `**${cap(g.noun())}** ` : ''}${g.sentence()}`,
        ).join('\n'),
      );
    }
    while (words() < want) out.push(g.para(r.int(2, 5)));
  });
  out.push('## See also', Array.from({ length: 3 }, () => `- ${link()}`).join('\n'));
  const q = (s) => JSON.stringify(s);
  return `---\ntitle: ${q(p.title)}\ndescription: ${q(description)}\n---\n\n${o.h1 ? `# ${p.title}\n\n` : ''}${out.join('\n\n')}\n`;
}
