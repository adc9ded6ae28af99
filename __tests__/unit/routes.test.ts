import { addressOf, aliasesOf, documentFileOf, segmentsOf } from '../../lib/routes/address';
import { routeTable } from '../../lib/routes/table';
import { routable } from './routing';

const page = (path: string, regularPath?: string, redirectFrom?: string[]) => routable(path, redirectFrom, regularPath);

describe('aliases', () => {
  test.each([
    ['/', ['/index.html']],
    ['/guides/ivr/', ['/guides/ivr', '/guides/ivr.html', '/guides/ivr/index.html']],
    ['/releases/201912.html', ['/releases/201912', '/releases/201912/', '/releases/201912/index.html']],
  ])('%s answers at its aliases too', (path, aliases) => {
    expect(aliasesOf(path)).toEqual(aliases);
  });
});

describe('addresses', () => {
  test.each(['/', '/guides/ivr/', '/releases/201912.html', '/50%/'])(
    '%s survives the way through a route parameter',
    (path) => {
      expect(addressOf(segmentsOf(path))).toBe(path);
    },
  );

  test('the document of an address is where a static host looks for it', () => {
    expect(documentFileOf('/')).toBe('index.html');
    expect(documentFileOf('/guides/ivr/')).toBe('guides/ivr/index.html');
    expect(documentFileOf('/releases/201912.html')).toBe('releases/201912.html');
  });
});

describe('the route table', () => {
  test('leads every alias and old address to its page in one step', () => {
    const { routes, problems } = routeTable([
      page('/api/', '/api/overview.html'),
      page('/guides/cli/', '/guides/cli.html', ['/cli/']),
    ]);
    expect(problems).toEqual([]);
    expect(Object.fromEntries([...routes.values()].map(({ url, to }) => [url, to]))).toEqual({
      '/api/': '/api/',
      '/api': '/api/',
      '/api.html': '/api/',
      '/api/index.html': '/api/',
      '/api/overview.html': '/api/',
      '/api/overview': '/api/',
      '/api/overview/': '/api/',
      '/api/overview/index.html': '/api/',
      '/guides/cli/': '/guides/cli/',
      '/guides/cli': '/guides/cli/',
      '/guides/cli.html': '/guides/cli/',
      '/guides/cli/index.html': '/guides/cli/',
      '/cli/': '/guides/cli/',
      '/cli': '/guides/cli/',
      '/cli.html': '/guides/cli/',
      '/cli/index.html': '/guides/cli/',
      '/guides/': '/guides/cli/',
      '/guides': '/guides/cli/',
      '/guides.html': '/guides/cli/',
      '/guides/index.html': '/guides/cli/',
    });
  });

  test('leads a folder without a page to the first page in it, and leaves one with a page or an old address alone', () => {
    const { routes, problems } = routeTable([
      page('/course/phone/start/'),
      page('/course/chat/start/'),
      page('/blogs/202004.html'),
      page('/api/'),
      page('/api/keys/'),
      page('/new/', '/new/', ['/old/']),
      page('/old/note/'),
    ]);
    expect(problems).toEqual([]);
    const leadsTo = (url: string) => routes.get(url)?.to;
    for (const url of ['/course/', '/course', '/course.html', '/course/index.html', '/course/phone/'])
      expect([url, leadsTo(url)]).toEqual([url, '/course/phone/start/']);
    expect(leadsTo('/course/chat/')).toBe('/course/chat/start/');
    expect(leadsTo('/blogs/')).toBe('/blogs/202004.html');
    expect(leadsTo('/api/')).toBe('/api/');
    expect(leadsTo('/old/')).toBe('/new/');
  });

  test('leads the own address of a page that claims another to the page that has it', () => {
    const { routes } = routeTable([page('/a/', '/a.html'), page('/a/', '/b.html')]);
    for (const url of ['/b.html', '/b/', '/b']) expect(routes.get(url)).toMatchObject({ kind: 'redirect', to: '/a/' });
  });

  test.each([
    [
      'two pages with one address',
      [page('/a/', '/a.html'), page('/a/', '/b.html')],
      { file: 'b.html.mdx', message: 'the address /a/ already belongs to a.html.mdx' },
    ],
    [
      'two pages whose addresses differ in capitals, which some hosts take for one',
      [page('/Case/', '/Case.html'), page('/case/', '/case.html')],
      { file: 'case.html.mdx', message: 'the address /case/, except for case, already belongs to Case.html.mdx' },
    ],
    ['an old address that is a page', [page('/a/'), page('/b/', '/b/', ['/a/'])], { file: 'b/.mdx' }],
  ])('reports %s', (_what, pages, problem) => {
    expect(routeTable(pages).problems).toMatchObject([problem]);
  });

  test('reports pages that are each other’s alias', () => {
    expect(routeTable([page('/a/'), page('/a.html')]).problems).not.toEqual([]);
  });
});
