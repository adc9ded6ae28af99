import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** The layers of lib and of components, the lowest first: each imports from itself and from lower ones. */
const LAYERS = {
  lib: [
    ['brand.ts', 'errors.ts', 'settings.ts', 'reading', 'report', 'analytics'],
    ['routes', 'playground', 'practice', 'script'],
    ['api'],
    ['content'],
    ['navigation'],
    ['site'],
    ['next'],
    ['hosts'],
    ['export', 'offline'],
    ['build', 'checks', 'dev', 'writing'],
    ['commands'],
  ],
  components: [
    ['Icon.tsx', 'site.ts', 'browser', 'code', 'inline'],
    ['islands', 'playground', 'search'],
    ['api', 'navigation'],
    ['Islands.tsx', 'mdx', 'practice', 'chrome'],
    ['layouts'],
  ],
};

/** An import must not reach from a layer into a higher one. */
const zones = Object.entries(LAYERS).flatMap(([root, layers]) => {
  const pathsOf = (names) => names.map((name) => `./${root}/${name}`);
  return layers.slice(0, -1).map((target, index) => ({
    target: pathsOf(target),
    from: pathsOf(layers.slice(index + 1).flat()),
    message: 'it belongs to a higher layer: see "Layers" in docs/architecture.md',
  }));
});

/** Folders of lib that read files, or belong to a build: a component gets what it shows from the page. */
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

/** What is about React, off: of all rules these take the longest, and there is none of it outside of components. */
const withoutReact = Object.fromEntries(
  coreWebVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))
    .map((name) => [name, 'off']),
);

export default defineConfig([
  globalIgnores(['.next/', '.build/', '.cache/', '.generated/', 'out', 'next-env.d.ts', '**/fixtures/']),
  ...coreWebVitals,
  ...typescript,
  prettier,
  { ignores: ['{app,components}/**', '**/*.tsx'], rules: withoutReact },
  {
    rules: {
      // Links are plain on purpose: components/navigation takes them over.
      '@next/next/no-html-link-for-pages': 'off',
      // Figures are SVG with their size in the markup: next/image would add script and nothing else.
      '@next/next/no-img-element': 'off',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            { target: ['./lib', './components'], from: './app', message: 'pages hand down what is needed' },
            {
              target: LAYERS.lib
                .slice(0, -1)
                .flat()
                .map((name) => `./lib/${name}`),
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
