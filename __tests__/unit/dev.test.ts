import { createServer, type Server } from 'node:http';
import * as pagefind from 'pagefind';
import { createPreviewFiles } from '../../lib/dev/files';
import { buildIndex } from '../../lib/export/search';
import { listen } from '../../lib/hosts/server';
import { identityText, pageText, temporaryFolder } from './temporary';

const servers: Server[] = [];

async function start(server: Server): Promise<string> {
  servers.push(server);
  return (await listen(server, 4100)).slice(0, -1);
}

afterAll(async () => {
  for (const server of servers) server.close();
  await pagefind.close();
});

describe('the search index under next dev', () => {
  const content = temporaryFolder({
    'identity.yml': identityText(),
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
    start(createServer((_request, response) => response.end('<html><article><h1>Home</h1></article></html>')));

  test('is made anew after a failure', async () => {
    let isBroken = true;
    const server = createServer((request, response) => {
      if (isBroken) request.destroy();
      else response.end('<html><article><h1>Home</h1></article></html>');
    });
    const index = createPreviewFiles(await start(server));
    await expect(index.read('search', '/pagefind-entry.json')).rejects.toThrow();
    isBroken = false;
    expect(await index.read('search', '/pagefind-entry.json')).toBeDefined();
  });

  test('finds pages by their keywords', async () => {
    const index = createPreviewFiles(await site());
    const html = '<html><article><h1>Home</h1></article></html>';
    const { files } = await (await buildIndex([{ url: '/', html, meta: { keywords: 'synonym' } }])).getFiles();
    const expected = files.find(({ path }) => path === 'pagefind-entry.json')?.content ?? [];
    expect(String(await index.read('search', '/pagefind-entry.json'))).toBe(String(Buffer.from(expected)));
  });

  test('leaves the indexes of others open', async () => {
    const mine = await buildIndex([{ url: '/', html: '<html lang="en"><body><h1>Mine</h1></body></html>' }]);
    await createPreviewFiles(await site()).read('search', '/pagefind-entry.json');
    expect((await mine.getFiles()).errors).toEqual([]);
  });
});
