import { aliasesOf } from '../../lib/routes/address';
import { readSite } from '../../lib/site/site';
import { pagePaths, settingsOf } from '../support/site';
import named from '../site/routes.json' with { type: 'json' };

const { routes } = readSite(settingsOf('content')).site;

test('every page of the specification has its address, and every other way of writing it leads there', () => {
  for (const path of pagePaths) {
    expect(routes.get(path)).toMatchObject({ kind: 'page' });
    for (const alias of aliasesOf(path)) expect(routes.get(alias)).toMatchObject({ kind: 'redirect', to: path });
  }
});

test.each(named.redirects)('$from, however it is written, leads to $to', ({ from, to }) => {
  for (const url of [from, ...aliasesOf(from)]) expect(routes.get(url)).toMatchObject({ kind: 'redirect', to });
});
