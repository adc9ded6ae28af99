import { takeOutSearchAttributes } from '../../lib/export/steps/documents';
import { exportedOf } from './exported';

test('what tells Pagefind about elements goes, and text that speaks of it stays', () => {
  const text = '<p>Write &lt;p data-pagefind-ignore="all"&gt; or data-pagefind-body="" there.</p>';
  const head = '<!DOCTYPE html><html><head><script>if(1<2)f(" data-pagefind-body=")</script></head>';
  const html = `${head}<article class="a" data-pagefind-body="" data-wide=""><span hidden="" data-pagefind-filter="area:A" data-pagefind-meta="area:A"></span>${text}</article>`;
  const [page] = takeOutSearchAttributes(exportedOf({ '/a/': html })).pages;
  expect(page?.html).toBe(`${head}<article class="a" data-wide=""><span hidden=""></span>${text}</article>`);
  expect(page?.indexed).toBe(html);
});
