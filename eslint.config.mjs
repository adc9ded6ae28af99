import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** The layers in lib and components, lowest first. Each imports only from itself and lower ones. */
const LAYERS = {
  lib: [
    ['brand.ts', 'errors.ts', 'settings.ts', 'reading', 'report', 'analytics'],
    ['routes', 'playground', 'simulations', 'script'],
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
    ['Icon.tsx', 'site.ts', 'browser'],
    ['code', 'inline'],
    ['search'],
    // Programs, and the plain HTML in their places, which name each other in `islands/registry.ts`.
    ['Island.tsx', 'islands', 'playground', 'practice', 'api', 'chrome', 'mdx'],
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

/** Code that runs in browsers. */
const IN_BROWSERS = ['components/**', 'lib/{navigation,offline,playground,routes,script,simulations}/**'];

/** Functions newer than the oldest browsers (`BROWSERS` in lib/site/bundle.ts). esbuild replaces only syntax. */
const TOO_NEW = {
  'CallExpression > MemberExpression.callee[property.name=/^(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)$/]':
    'Firefox has it from 115 or later: sort or change a copy.',
  'CallExpression > MemberExpression.callee[object.name!=z][property.name=/^(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|checkVisibility)$/]':
    'Browsers have it from 2024.',
  'MemberExpression[object.name=Array][property.name=fromAsync], MemberExpression[object.name=/^(Object|Map)$/][property.name=groupBy], MemberExpression[object.name=Promise][property.name=/^(try|withResolvers)$/], MemberExpression[object.name=URL][property.name=/^(canParse|parse)$/], MemberExpression[object.name=AbortSignal][property.name=any]':
    'Browsers have it from 2023 or later.',
};

export default defineConfig([
  globalIgnores(['.next/', '.build/', '.cache/', '.generated/', 'out', 'next-env.d.ts', '**/fixtures/']),
  ...coreWebVitals,
  ...typescript,
  prettier,
  { ignores: ['{app,components}/**', '**/*.tsx'], rules: withoutReact },
  {
    rules: {
      // Links are plain on purpose, and handled by components/inline.
      '@next/next/no-html-link-for-pages': 'off',
      // Figures are SVG with their size in the markup, so next/image would only add script.
      '@next/next/no-img-element': 'off',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            { target: ['./lib', './components'], from: './app', message: 'Pages pass down what is needed.' },
            { target: './lib', from: './components', message: 'The build bundles components by their paths.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**', '*.mjs'],
    ignores: ['lib/script/**'],
    rules: { 'max-len': ['error', { code: Number.MAX_SAFE_INTEGER, comments: 120, ignoreUrls: true }] },
  },
  {
    files: IN_BROWSERS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...Object.entries(TOO_NEW).map(([selector, message]) => ({ selector, message })),
      ],
    },
  },
  {
    files: ['lib/**', 'components/**', 'app/**'],
    ignores: ['lib/script/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/script/(?!index$)',
              message: 'The test language has one door: import from lib/script/index.ts.',
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
