import { statSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

const settings = settingsOf('content');

test('no Markdown copy is longer than an agent reads of one page', () => {
  const longest = [...readSite(settings).site.pages.keys()]
    .map((address) => path.join(settings.outDir, `${address.replace(/\/$|\.html$/, '') || '/index'}.md`))
    .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  expect(Math.max(...longest)).toBeLessThan(100_000);
});
