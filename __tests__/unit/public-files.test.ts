import path from 'node:path';
import { copyPublicFiles } from '../../lib/export/export';
import { readSettings } from '../../lib/settings';
import { filesOf, temporaryFolder } from './temporary';

test('another folder of files replaces the figures of the project, but not pictures next to pages', () => {
  const root = temporaryFolder({
    'content/figures/a.png': '',
    'public/figures/b.svg': '',
    'public/c.txt': '',
    'other/figures/d.svg': '',
  });
  const settings = readSettings({ NODE_ENV: 'test', PUBLIC_DIR: 'other' }, root);
  copyPublicFiles(settings, path.join(root, 'site'));
  expect(filesOf(path.join(root, 'site'))).toEqual(['c.txt', 'figures/a.png', 'figures/d.svg']);
});
