import { spawnSync } from 'node:child_process';
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSymbolicLinks, listImageFiles, listPageFiles } from '../../lib/content/files';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { ask } from '../support/ask';
import { temporaryFolder } from './temporary';

/** A folder with content, and a file beside it that must not be published. */
function withLink(target: string) {
  const root = temporaryFolder({ 'secret.txt': 'secret', 'content/a.png': '', 'content/.env': 'secret' });
  symlinkSync(target, path.join(root, 'content/leak.png'));
  return path.join(root, 'content');
}

test.each(['../secret.txt', '/etc/passwd', '..', '.env', path.resolve('.git/HEAD')])(
  'a link in the content to %s is refused, because a build would publish what it leads to',
  (target) => {
    const dir = withLink(target);
    const message = new RegExp(
      `leak\\.png {2}is a link to ${realpathSync(path.join(dir, 'leak.png'))}, which is not part`,
    );
    expect(() => listImageFiles(dir)).toThrow(message);
    expect(() => checkSymbolicLinks(dir)).toThrow(message);
  },
);

test.each(['a.png', path.resolve('public/favicon.svg'), 'nowhere.png'])('a link to %s is not', (target) => {
  expect(listImageFiles(withLink(target))).toContain('a.png');
});

test('a pipe is told, because a build would wait for it forever', () => {
  const dir = temporaryFolder({ 'a.mdx': '' });
  spawnSync('mkfifo', [path.join(dir, 'b.mdx')]);
  expect(() => listPageFiles(dir)).toThrow(/b\.mdx {2}is a pipe/);
});

test('a name that is not UTF-8 is told, because the file would be missing on the site', () => {
  const dir = temporaryFolder({ 'a.mdx': '' });
  writeFileSync(Buffer.concat([Buffer.from(`${dir}/caf`), Buffer.from([0xe9]), Buffer.from('.mdx')]), '');
  expect(() => listPageFiles(dir)).toThrow(/caf\uFFFD\.mdx {2}has a name that isn't UTF-8\n {4}→ rename it/);
});

test('the server does not follow links out of the export', async () => {
  const dir = withLink('../secret.txt');
  symlinkSync('a.png', path.join(dir, 'inside.png'));
  symlinkSync('..', path.join(dir, 'up'));
  const link = path.join(temporaryFolder(), 'out');
  symlinkSync(dir, link);
  const server = createStaticServer({ dir: link });
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port);
  const statusOf = async (address: string) => (await ask(port, address)).status;
  expect(await statusOf('/inside.png')).toBe(200);
  for (const address of ['/leak.png', '/up/secret.txt', '/up/content/a.png?'])
    expect([address, await statusOf(address)]).toEqual([address, address.includes('content') ? 200 : 404]);
  server.close();
});
