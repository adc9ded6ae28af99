import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isPublished } from '../../../lib/site/lists';
import { openTwins } from '../../../lib/export/machine/twins';
import { machineFiles } from '../../../lib/export/machine/write';
import { compilePage, readSite } from '../../../lib/site/site';
import { settingsOf } from '../../support/site';
import { temporaryFolder } from '../temporary';

test('the twins made of the trees that the compiler read are those that are parsed again', async () => {
  const settings = settingsOf('site');
  const { site } = readSite(settings);
  const published = [...site.pages.values()].filter(isPublished);
  const [compiling, parsing] = [temporaryFolder(), temporaryFolder()].map((cacheDir) => ({ ...settings, cacheDir }));
  if (!compiling || !parsing) throw new Error('no folders');
  const { keep } = openTwins(site, compiling);
  for (const page of published) await compilePage(page, site, compiling, keep);
  expect(readdirSync(path.join(compiling.cacheDir, 'twins')).length).toBeGreaterThan(20);
  expect(machineFiles(site, compiling)).toEqual(machineFiles(site, parsing));
}, 60_000);
