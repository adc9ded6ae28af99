import { readSettings } from '../../lib/settings';

test('a content folder that is not there is named', () => {
  const read = () => readSettings({ NODE_ENV: 'test', CONTENT_DIR: 'nowhere' });
  expect(read).toThrow(/^CONTENT_DIR {2}no folder at .*nowhere/);
});

test('a path beside the address of the site is refused, because it would be ignored', () => {
  expect(() => readSettings({ NODE_ENV: 'test', BASE_PATH: '/docs/' })).toThrow(
    'BASE_PATH  the path is part of SITE_URL',
  );
});
