// Sidebar from the file tree: folders are groups, labels are frontmatter titles.
import fs from 'node:fs';
import path from 'node:path';
const title = (f) => JSON.parse(/^title: (".*")$/m.exec(fs.readFileSync(f, 'utf8'))[1]);
const label = (d) => d[0].toUpperCase() + d.slice(1);
export function tree(dir, base = '/') {
  const list = fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((e) => !e.name.startsWith('.') && e.name !== 'public')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    ...list
      .filter((e) => e.isFile() && e.name.endsWith('.md'))
      .map((e) => ({
        text: title(path.join(dir, e.name)),
        link: e.name === 'index.md' ? base : base + e.name.replace(/\.md$/, ''),
      })),
    ...list
      .filter((e) => e.isDirectory())
      .map((e) => ({ text: label(e.name), items: tree(path.join(dir, e.name), base + e.name + '/') })),
  ];
}
