import { Field } from '../../components/mdx/Field';
import { problemsOf, render } from './compiling';

const below = (heading: string, field: string) => `## ${heading}\n\n${field}\n`;

test('a field below a setting is filled from it, except for what the page says', async () => {
  const text = async (heading: string, field: string) =>
    (await render(below(heading, field), { Field }))
      .replace(/^.*<\/h2>\s*/s, '')
      .replaceAll(/<\/div>|<[^>]+>/g, (tag) => (tag === '</div>' ? '. ' : ''));
  expect(await text('`retryNumber`', '<Field />')).toBe('Type: integer. Default: 2. Range: 0 to 5. Platforms: all. ');
  expect(await text('`recordCall`', '<Field label="Record call" />')).toBe(
    'Type: boolean. Default: false; dashboard on. Platforms: phone. In the dashboard: Record call. ',
  );
  expect(await text('`stt`', '<Field />')).toBe(
    'Type: string. Default: google. Values: google, witai. Platforms: voice. ',
  );
  expect(await text('`env`', '<Field default=".env in the root" platforms="some" />')).toBe(
    'Type: string. Default: .env in the root. Platforms: some. ',
  );
  expect(await text('Waits', '<Field scope="step" />')).toBe('Scope: step. ');
});

test('a field that repeats or contradicts its setting is reported', async () => {
  const messages = async (field: string) =>
    (await problemsOf(below('`retryNumber`', field))).map(({ message }) => message);
  expect(await messages('<Field type="integer" />')).toEqual(['<Field> repeats type="integer"']);
  expect(await messages('<Field default="3; dashboard 12" />')).toEqual([
    '<Field> says default="3; dashboard 12", but the checker knows "2"',
  ]);
});
