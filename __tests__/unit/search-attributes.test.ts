import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeSearchAttributes } from '../../lib/export/search';
import { temporaryFolder } from './temporary';

test('what tells Pagefind about elements goes, and text that speaks of it stays', () => {
  const dir = temporaryFolder();
  const text = '<p>Write &lt;p data-pagefind-ignore="all"&gt; or data-pagefind-body="" there.</p>';
  const head = '<!DOCTYPE html><html><head><script>if(1<2)f(" data-pagefind-body=")</script></head>';
  writeFileSync(
    path.join(dir, 'a.html'),
    `${head}<article class="a" data-pagefind-body="" data-wide=""><span hidden="" data-pagefind-filter="area:A" data-pagefind-meta="area:A"></span>${text}</article>`,
  );
  removeSearchAttributes(dir, ['a.html']);
  expect(readFileSync(path.join(dir, 'a.html'), 'utf8')).toBe(
    `${head}<article class="a" data-wide=""><span hidden=""></span>${text}</article>`,
  );
});
