import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/**
 * Selectors and media features that are newer than the oldest browsers (Chrome 111, Firefox 111, Safari 16.4), which
 * ignore rules that depend on them. Next compiles newer syntax, such as `light-dark()`, for them.
 */
const NEW = [/:has\(/, /:popover-open/, /::details-content/, /\(scripting: enabled\)/];

/** What such a rule may take away from a page, so that nobody misses anything if the browser ignores it. */
const HIDES = /display:\s*none|visibility:\s*hidden/;

/** Rules whose hidden parts are shown in another way in old browsers, by the reason. */
const REPLACED: Readonly<Record<string, string>> = {
  'app/global.css': 'print contains “On this page”',
  'components/api/ApiOperation.module.css': 'the samples stay next to an open playground',
  'components/chrome/frame.module.css': 'front pages show the page list',
  'components/code/CodeBlock.module.css': 'both views of a test script are shown',
  'components/mdx/Tabs.module.css': 'all panels are shown, each under its label',
};

test('no rule for every browser depends on what the oldest ones lack', () => {
  const hiding = sheets.filter((file) => {
    const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    return rules.some(([, selector = '', body = '']) => NEW.some((one) => one.test(selector)) && HIDES.test(body));
  });
  expect(hiding.sort()).toEqual(Object.keys(REPLACED).sort());
});

test('the page list has a form without popovers', () => {
  const css = readFileSync(path.join(root, 'components/chrome/Sidebar.module.css'), 'utf8');
  expect(css).toMatch(/@supports not selector\(:popover-open\)/);
});
