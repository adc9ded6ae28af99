import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkChangedSamples } from '../../../lib/checks/known-samples';
import type { Sample } from '../../../lib/content/page';
import { readSettings } from '../../../lib/settings';
import { temporaryFolder } from '../temporary';

const sample = (file: string, code: string): Sample => ({ file, firstLine: 2, language: 'json', meta: '', code });
const settings = readSettings({ ...process.env, BUILD_DIR: temporaryFolder({}) });
const messagesOf = async (...samples: Sample[]) =>
  (await checkChangedSamples(samples, settings)).map(({ file, message }) => `${file}: ${message}`);

test('the samples of a file are checked again only after a change, and what is wrong is told each time', async () => {
  const [good, bad] = [sample('a.mdx', '{}'), sample('b.mdx', '{ "a" }')];
  const [told = ''] = await messagesOf(good, bad);
  expect(told).toMatch(/^b\.mdx: json sample: /);
  const folder = path.join(settings.cacheDir, 'samples');
  for (const file of readdirSync(folder).map((name) => path.join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace('json sample', 'known'));
  expect(await messagesOf(good, bad)).toEqual([told.replace('json sample', 'known')]);
  expect(await messagesOf(sample('a.mdx', '{'), bad)).toEqual([
    expect.stringContaining('a.mdx: json sample: '),
    expect.stringContaining('b.mdx: known: '),
  ]);
});
