import { withoutSearchAttributes } from '../../lib/export/search';

test('what tells Pagefind about elements goes, and text that speaks of it stays', () => {
  const text = '<p>Write &lt;p data-pagefind-ignore="all"&gt; or data-pagefind-body="" there.</p>';
  const head = '<!DOCTYPE html><html><head><script>if(1<2)f(" data-pagefind-body=")</script></head>';
  const html = `${head}<article class="a" data-pagefind-body="" data-wide=""><span hidden="" data-pagefind-filter="area:A" data-pagefind-meta="area:A"></span>${text}</article>`;
  expect(withoutSearchAttributes(html)).toBe(
    `${head}<article class="a" data-wide=""><span hidden=""></span>${text}</article>`,
  );
});
