import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import * as pagefind from 'pagefind';
import { createCompanion } from '../../lib/dev/companion';
import { createDevSearchIndex } from '../../lib/dev/search-index';
import { buildIndex } from '../../lib/export/search';
import { listen } from '../../lib/hosts/server';
import { pageText, temporaryFolder } from './temporary';

const servers: Server[] = [];

async function start(server: Server): Promise<string> {
  servers.push(server);
  return (await listen(server, 4100)).slice(0, -1);
}

afterAll(async () => {
  for (const server of servers) server.close();
  await pagefind.close();
});

describe('the server beside next dev', () => {
  const get = async (headers: Record<string, string> = {}) => {
    const { server } = createCompanion({ file: () => Promise.resolve(Buffer.from('draft')) }, 'http://localhost:3000');
    return fetch(`${await start(server)}/search/a`, { headers });
  };

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'answers the pages of the preview at %s',
    async (origin) => {
      const answer = await get({ origin });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    },
  );

  test.each(['https://other.example', 'http://localhost:8080', 'null'])('tells %s nothing', async (origin) => {
    const answer = await get({ origin });
    expect([answer.status, await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual([
      403,
      '',
      null,
    ]);
  });

  test('answers Next, which sends no origin', async () => {
    expect(await (await get()).text()).toBe('draft');
  });
});

describe('the search index under next dev', () => {
  const content = temporaryFolder({
    'identity.yml': readFileSync('content/identity.yml'),
    'navigation.yml': 'groups: []\n',
    'index.mdx': pageText('Home page').replace('---\n', '---\nkeywords: [synonym]\n'),
  });
  const before = process.env.CONTENT_DIR;
  beforeAll(() => (process.env.CONTENT_DIR = content));
  afterAll(() => {
    if (before === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = before;
  });

  const site = async () =>
    start(createServer((_request, response) => response.end('<html lang="en"><body><h1>Home</h1></body></html>')));

  test('is made anew after a failure', async () => {
    let isBroken = true;
    const server = createServer((request, response) => {
      if (isBroken) request.destroy();
      else response.end('<html lang="en"><body><h1>Home</h1></body></html>');
    });
    const index = createDevSearchIndex(await start(server));
    await expect(index.file('pagefind-entry.json')).rejects.toThrow();
    isBroken = false;
    expect(await index.file('pagefind-entry.json')).toBeDefined();
  });

  test('finds pages by their keywords', async () => {
    const index = createDevSearchIndex(await site());
    const html = '<html lang="en"><body><h1>Home</h1></body></html>';
    const { files } = await (await buildIndex([{ url: '/', html, keywords: ['synonym'] }])).getFiles();
    const expected = files.find(({ path }) => path === 'pagefind-entry.json')?.content ?? [];
    expect(String(await index.file('pagefind-entry.json'))).toBe(String(Buffer.from(expected)));
  });

  test('leaves the indexes of others open', async () => {
    const mine = await buildIndex([{ url: '/', html: '<html lang="en"><body><h1>Mine</h1></body></html>' }]);
    await createDevSearchIndex(await site()).file('pagefind-entry.json');
    expect((await mine.getFiles()).errors).toEqual([]);
  });
});
