import { readSettings, TRANSFORMATIONS } from '../../lib/settings';

const transformationsOf = (env: Record<string, string>) => [
  ...readSettings({ ...env, NODE_ENV: 'test' }).transformations,
];

test('every transformation is on unless the operator switches it off', () => {
  expect(transformationsOf({})).toEqual([...TRANSFORMATIONS]);
  expect(transformationsOf({ WITHOUT: '', PLAIN_EXPORT: '' })).toEqual([...TRANSFORMATIONS]);
  expect(transformationsOf({ WITHOUT: 'payload,styles' })).toEqual([
    'runtime',
    'speculation',
    'inline-styles',
    'search-parts',
  ]);
  expect(transformationsOf({ PLAIN_EXPORT: '1' })).toEqual([]);
});

test('playgrounds send anywhere unless the operator lists the servers; a typo does not pass for either', () => {
  const sendsAnywhere = (servers?: string) =>
    readSettings({ NODE_ENV: 'test', PLAYGROUND_SERVERS: servers }).sendsAnywhere;
  expect([sendsAnywhere(), sendsAnywhere(''), sendsAnywhere('any'), sendsAnywhere('listed')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(() => sendsAnywhere('list')).toThrow('PLAYGROUND_SERVERS  "list" is no choice');
});

test('a transformation that does not exist is told, with those that do', () => {
  expect(() => readSettings({ NODE_ENV: 'test', WITHOUT: 'packing' })).toThrow(
    /WITHOUT {2}"packing" is no transformation\n.*payload, styles/,
  );
});
