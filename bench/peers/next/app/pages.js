import fs from 'node:fs';
import path from 'node:path';

const CONTENT = path.resolve('content');

/** The path of every page; the home page's is empty. */
export const paths = () =>
  fs
    .readdirSync(CONTENT, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/(^index)?\.md$/, ''))
    .sort();

/** The Markdown of a page. */
export const read = (name) => fs.readFileSync(path.join(CONTENT, `${name || 'index'}.md`), 'utf8');
