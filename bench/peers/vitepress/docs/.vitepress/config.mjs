import { defineConfig } from 'vitepress';
import { fileURLToPath } from 'node:url';
import { tree } from '../../tree.mjs';
export default defineConfig({
  title: 'Bench',
  description: 'Same corpus, other generator',
  themeConfig: {
    search: { provider: 'local' },
    sidebar: tree(fileURLToPath(new URL('..', import.meta.url))),
    nav: [{ text: 'Docs', link: '/' }],
  },
});
