// The sites that are compared: how each is built from the corpus, and where things are on its pages.
import path from 'node:path';
import { BENCH, node22, ROOT, WORK } from './tools.mjs';

/** How many pages the corpus has whose pages are visited. */
export const VISITED = 75;
export const QUERIES = ['checkpoint', 'roadmap changelog', 'dataset', 'kernel manifest', 'semaphores'];
/** Pages with a picture, and a code block in the first view. The home page has no picture. */
const PAGES = [
  '/guides/add-the-roadmap-changelog',
  '/api/small-kernel-manifest-api',
  '/training/foundation/loops/data-attention-in-depth',
];
const ours = path.join(WORK, 'ours');

/** Those that are `large` are built with every number of pages, the others only with that of the pages visited. */
export const SITES = {
  ours: {
    label: 'Ours',
    dir: ROOT,
    corpus: {
      out: path.join(ours, 'content'),
      public: path.join(ours, 'public'),
      links: 'absolute',
      suffix: '/',
      h1: false,
    },
    // A clean build compiles all pages anew: the cache is part of the folder.
    clean: ['.build/bench', '.next'],
    env: () => ({
      CONTENT_DIR: path.join(ours, 'content'),
      PUBLIC_DIR: path.join(ours, 'public'),
      OUT_DIR: path.join(ours, 'out'),
      BUILD_DIR: '.build/bench',
    }),
    build: 'npm run --silent build',
    out: path.join(ours, 'out'),
    packages: ['next', 'react', 'pagefind'],
    pages: PAGES.map((page) => `${page}/`),
    // Those of the reader's own list: it stays when one of them is followed.
    sidebarLink: '#frame\\:sidebar [open] a',
    search: {
      button: 'button[aria-keyshortcuts]',
      key: '/',
      input: 'dialog[open] input',
      result: 'dialog [role=option]',
      engine: /-search\//,
    },
    theme: { button: '[data-theme-switch]' },
    copy: { button: 'figure [data-copy]', done: '[data-copy][data-done]' },
    own: {
      env: () => ({ OUT_DIR: path.join(WORK, 'own'), BUILD_DIR: '.build/bench' }),
      document: path.join(WORK, 'own/api/test-api/index.html'),
    },
    large: true,
  },
  starlight: {
    label: 'Starlight',
    dir: path.join(WORK, 'starlight'),
    files: path.join(BENCH, 'peers/starlight'),
    corpus: { out: 'src/content/docs', public: 'public', links: 'absolute', suffix: '/', h1: false },
    clean: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    env: () => ({ ASTRO_TELEMETRY_DISABLED: '1', PATH: [node22(), process.env.PATH].filter(Boolean).join(':') }),
    build: 'npx --no-install astro build',
    out: 'dist',
    packages: ['astro', '@astrojs/starlight', 'pagefind'],
    pages: PAGES.map((page) => `${page}/`),
    sidebarLink: 'nav.sidebar a',
    search: {
      button: 'site-search button[data-open-modal]',
      key: 'Control+k',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result .pagefind-ui__result-link',
      engine: /\/pagefind\//,
    },
    // A list, in which the letter selects "Dark".
    theme: { button: 'starlight-theme-select select', key: 'd' },
    copy: { button: '.expressive-code .copy button', done: '.expressive-code .copy .feedback' },
    large: true,
  },
  vitepress: {
    label: 'VitePress',
    dir: path.join(WORK, 'vitepress'),
    files: path.join(BENCH, 'peers/vitepress'),
    corpus: { out: 'docs', keep: '.vitepress', public: 'docs/public', links: 'relative', h1: true },
    clean: ['docs/.vitepress/dist', 'docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    env: () => ({}),
    build: 'npx --no-install vitepress build docs',
    out: 'docs/.vitepress/dist',
    packages: ['vitepress', 'vue'],
    pages: PAGES.map((page) => `${page}.html`),
    sidebarLink: '.VPSidebar a.link',
    search: {
      button: '.DocSearch-Button',
      key: '/',
      input: '#localsearch-input',
      result: '.VPLocalSearchBox .results a.result',
      engine: /localSearchIndex/,
    },
    theme: { button: '.VPSwitchAppearance' },
    copy: { button: '.vp-doc button.copy', done: '.vp-doc button.copy.copied' },
  },
  // The floor: what Next needs for the same pages without highlighting, search or anything of ours. Only built.
  next: {
    label: 'bare Next',
    dir: path.join(WORK, 'next'),
    files: path.join(BENCH, 'peers/next'),
    corpus: { out: 'content', public: 'public', links: 'absolute', suffix: '/', h1: false },
    clean: ['out', '.next'],
    env: () => ({}),
    build: 'npx --no-install next build',
    out: 'out',
    packages: ['next', 'react'],
  },
};
