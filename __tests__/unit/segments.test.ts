import fs from 'node:fs';
import path from 'node:path';
import { withoutSegments } from '../../lib/next/segments.mjs';
import { temporaryFolder } from './temporary';

test('Next finds no parts of pages, but everything else', () => {
  const dir = temporaryFolder({ 'api/cli.html.segments/_tree.segment.rsc': '', 'api/cli.html': '' });
  const at = (name: string) => path.join(dir, name);
  const { existsSync } = fs;
  try {
    withoutSegments();
    const names = ['api/cli.html.segments', 'api/cli.html', 'api/cli.html.segments/_tree.segment.rsc', 'none.html'];
    expect(names.filter((name) => fs.existsSync(at(name)))).toEqual([names[1], names[2]]);
  } finally {
    fs.existsSync = existsSync;
  }
});
