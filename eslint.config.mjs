import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** The layers of lib, the lowest first: each imports from itself and from lower ones. CONTRIBUTING says what they hold. */
const LAYERS = [
  ['brand.ts', 'errors.ts', 'settings.ts', 'reading', 'report', 'analytics'],
  ['routes', 'playground', 'script'],
  ['api'],
  ['content'],
  ['navigation'],
  ['site'],
  ['next'],
  ['hosts'],
  ['export', 'offline'],
  ['build', 'checks', 'dev', 'writing'],
  ['commands'],
].map((names) => names.map((name) => `./lib/${name}`));

const layers = LAYERS.flatMap((target, index) => {
  const above = LAYERS.slice(index + 1).flat();
  return above.length > 0
    ? [{ target, from: above, message: 'it belongs to a higher layer: see "Layers" in CONTRIBUTING' }]
    : [];
});

/** What reads files, or belongs to a build: a component gets what it shows from the page. */
const BUILD_ONLY = [
  'settings',
  'report/*',
  'site/*',
  'export/*',
  'hosts/*',
  'build/*',
  'checks/*',
  'dev/*',
  'writing/*',
  'commands/*',
];

export default defineConfig([
  globalIgnores(['.next/', '.build/', '.cache/', '.generated/', 'out/', 'next-env.d.ts', '**/fixtures/']),
  ...coreWebVitals,
  ...typescript,
  prettier,
  {
    // Packages take no part in cycles, and reading them takes most of the time.
    settings: { 'import/ignore': ['node_modules'] },
    rules: {
      // Links are plain on purpose: components/navigation takes them over.
      '@next/next/no-html-link-for-pages': 'off',
      // Figures are SVG with their size in the markup: next/image would add script and nothing else.
      '@next/next/no-img-element': 'off',
      'import/no-cycle': 'error',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layers,
            { target: ['./lib', './components'], from: './app', message: 'pages hand down what is needed' },
            {
              target: LAYERS.slice(0, -1).flat(),
              from: './components',
              message: 'only a command hands the inline scripts of components to the export',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['components/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'components run in browsers, too' },
            {
              group: BUILD_ONLY.map((name) => `@/lib/${name}`),
              allowTypeImports: true,
              message: 'the page hands down what is needed',
            },
          ],
        },
      ],
    },
  },
]);
