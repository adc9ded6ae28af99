import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

export default defineConfig([
  globalIgnores(['.next/', '.build/', '.cache/', '.generated/', 'out/', 'next-env.d.ts', '**/fixtures/']),
  ...coreWebVitals,
  ...typescript,
  prettier,
  {
    rules: {
      // Links are plain on purpose: components/navigation takes them over.
      '@next/next/no-html-link-for-pages': 'off',
      // Figures are SVG with their size in the markup: next/image would add script and nothing else.
      '@next/next/no-img-element': 'off',
    },
  },
]);
