import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** The layers in lib and components, lowest first. Each imports only from itself and lower ones. */
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

/** Layers must not import from higher ones. */
const zones = Object.entries(LAYERS).flatMap(([root, layers]) => {
  const pathsOf = (names) => names.map((name) => `./${root}/${name}`);
  return layers.slice(0, -1).map((target, index) => ({
    target: pathsOf(target),
    from: pathsOf(layers.slice(index + 1).flat()),
    message: 'This belongs to a higher layer: see "Layers" in docs/architecture.md',
  }));
});

/** Folders in lib that read files, or belong to a build. Components get their data from the page. */
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

/** Turns off React's rules, which take the longest, outside of components. */
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
      // Links are plain on purpose, and handled by components/navigation.
      '@next/next/no-html-link-for-pages': 'off',
      // Figures are SVG with their size in the markup, so next/image would only add script.
      '@next/next/no-img-element': 'off',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            { target: ['./lib', './components'], from: './app', message: 'Pages pass down what is needed.' },
            {
              target: LAYERS.lib
                .slice(0, -1)
                .flat()
                .map((name) => `./lib/${name}`),
              from: './components',
              message: 'Only commands pass inline scripts from components to the export.',
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
            { group: ['node:*'], message: 'Components also run in browsers.' },
            {
              group: BUILD_ONLY.map((name) => `@/lib/${name}`),
              allowTypeImports: true,
              message: 'The page passes down what is needed.',
            },
          ],
        },
      ],
    },
  },
]);
