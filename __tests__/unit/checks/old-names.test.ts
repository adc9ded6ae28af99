import { readFileSync } from 'node:fs';
import { checkOldNames } from '../../../lib/checks/old-names';
import { temporaryFolder } from '../temporary';

const page = (...lines: string[]) => ['---', 'title: A page', '---', '', ...lines, ''].join('\n');

test('a page that speaks of today has no names of the past, in its text and its samples', () => {
  const folder = temporaryFolder({
    'old-names.yml': readFileSync('content/old-names.yml'),
    'guides/ivr.mdx': page('Press **Add Interaction**.', '', '```yaml', '- $MUTE:', '  - transcript: hello', '```'),
    'dashboard/index.mdx': page('Earlier versions of the dashboard had a gear icon.'),
  });
  expect(checkOldNames(folder, folder)).toEqual([
    {
      file: 'dashboard/index.mdx',
      line: 5,
      column: 1,
      message: '"Earlier versions of the dashboard" is an outdated name',
      remedy: expect.stringContaining('write what is true today'),
    },
    expect.objectContaining({ file: 'guides/ivr.mdx', line: 5, column: 7 }),
    expect.objectContaining({ line: 8, column: 3, remedy: expect.stringContaining('write $SILENCE') }),
    expect.objectContaining({ line: 9, column: 1, remedy: expect.stringContaining('write prompt') }),
  ]);
});

test('pages about the past may name them, and today’s names are left alone', () => {
  const folder = temporaryFolder({
    'old-names.yml': readFileSync('content/old-names.yml'),
    'guides/old-names.mdx': page('`$MUTE` is `$SILENCE` today.'),
    'releases/202005.mdx': page('**My Account** has a new option.'),
    'guides/phone.mdx': page('Text.').replace('---\n\n', 'keywords:\n  - $MUTE\n  - "**My Account**"\n---\n\n'),
    'guides/ivr.mdx': page('Run `$SILENCE`, press **Run all tests**, and read the `transcript` of Twilio.'),
  });
  expect(checkOldNames(folder, folder)).toEqual([]);
});
