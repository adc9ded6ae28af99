import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { publish, recover } from '../../lib/export/publish';
import { addFiles, temporaryFolder } from './temporary';

function project() {
  const root = temporaryFolder({ 'out/index.html': 'old', 'out/gone.html': 'old', '.build/export/index.html': 'new' });
  return { root, finished: path.join(root, '.build/export'), outDir: path.join(root, 'out') };
}

test('an export replaces the previous one as a whole', () => {
  const { finished, outDir, root } = project();
  publish(finished, outDir);
  expect(readdirSync(outDir)).toEqual(['index.html']);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(path.join(root, '.build'))).toEqual([]);
});

test('the first export needs nothing before it', () => {
  const { finished, root } = project();
  publish(finished, path.join(root, 'elsewhere/out'));
  expect(existsSync(path.join(root, 'elsewhere/out/index.html'))).toBe(true);
});

test('an export that a killed run has put aside is brought back, and one that is in place is left alone', () => {
  const { finished, outDir, root } = project();
  // What is left of a run that was killed between its two renames.
  renameSync(outDir, `${finished}.previous`);
  recover(finished, outDir);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('old');
  addFiles(root, { '.build/export.previous/index.html': 'older' });
  recover(finished, outDir);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('old');
});

test('what an interrupted run left behind is no obstacle', () => {
  const { finished, outDir } = project();
  addFiles(`${finished}.previous`, { 'index.html': 'older' });
  publish(finished, outDir);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
  expect(existsSync(`${finished}.previous`)).toBe(false);
});
