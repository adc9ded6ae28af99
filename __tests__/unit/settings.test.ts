import { readSettings } from '../../lib/settings';

test.each(['CONTENT_DIR', 'PUBLIC_DIR'])('a %s that is not there is named', (name) => {
  const read = () => readSettings({ NODE_ENV: 'test', [name]: 'nowhere' });
  expect(read).toThrow(new RegExp(`^${name}  no folder at .*nowhere`));
});

test.each(['PRECOMPRESS', 'META_POLICY', 'NOINDEX'])('%s is on or off, and nothing that could mean either', (name) => {
  const read = (text: string) => readSettings({ NODE_ENV: 'test', [name]: text });
  for (const text of ['1', '0', '']) expect(() => read(text)).not.toThrow();
  for (const text of ['true', 'yes', 'off'])
    expect(() => read(text)).toThrow(`${name}  "${text}" is neither on nor off`);
});

test('a path beside the address of the site is refused, because it would be ignored', () => {
  expect(() => readSettings({ NODE_ENV: 'test', BASE_PATH: '/docs/' })).toThrow(
    'BASE_PATH  the path is part of SITE_URL',
  );
});

test('hashed files of three builds are kept, or of as many as the setting says', () => {
  const read = (KEEP_BUILDS?: string) => readSettings({ NODE_ENV: 'test', KEEP_BUILDS }).keptBuilds;
  expect([read(), read('0'), read('10')]).toEqual([3, 0, 10]);
  expect(() => read('all')).toThrow('KEEP_BUILDS  "all" is not a number of builds');
});

test.each([
  ['', undefined],
  ['https://docs.example', 'https://docs.example'],
  ['http://localhost:8080/team/docs/', 'http://localhost:8080/team/docs'],
])('SITE_URL=%s is the address %s', (SITE_URL, address) => {
  expect(readSettings({ NODE_ENV: 'test', SITE_URL }).siteUrl).toBe(address);
});

// An address that nothing can parse, one that publishes a password, and folders that hosts hide or take for hashed files.
test.each([
  ...['docs.example', ' ', 'ftp://a.example', 'https://a.example/?q', 'https://a.example//', 'https://a.example/a b'],
  ...['https://a.example:99999', 'https://[a', 'https://a"><b', 'https://user:password@a.example'],
  ...['https://a.example/..', 'https://a.example/a/../b', 'https://a.example/.docs', 'https://a.example/_assets'],
])('SITE_URL=%s is refused', (SITE_URL) => {
  expect(() => readSettings({ NODE_ENV: 'test', SITE_URL })).toThrow(/^SITE_URL {2}".*" is not a site address/);
});
