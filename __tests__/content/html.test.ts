import { checkExport } from '../support/export/check';
import { readExport } from '../support/export/read';
import { formatProblem } from '../../lib/errors';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

const settings = settingsOf('content');
const { site } = readSite(settings);
const { documents, files } = readExport(settings.outDir, site.routes);

test('every page of the site and the not-found page are looked at', () => {
  const kinds = (kind: string) => documents.filter((document) => document.kind === kind);
  expect(
    kinds('page')
      .map(({ address }) => address)
      .sort(),
  ).toEqual([...site.pages.keys()].sort());
  expect(kinds('not-found').map(({ file }) => file)).toEqual(['404.html']);
});

test('every document is in order, and everything that it refers to exists', () => {
  expect(checkExport(documents, { origin: site.identity.docs.url, files }).map(formatProblem)).toEqual([]);
});
