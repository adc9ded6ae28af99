import { createElement } from 'react';
import { compileBody } from '../../lib/content/mdx/compile';
import { isTextHtml } from '../../lib/content/mdx/text-html';
import { compile, problemsOf, render } from './compiling';

/** How many elements React has to make for a text: each is a call in the compiled code. */
const elementsIn = (code: string) => code.match(/_jsxs?(?:DEV)?\(/g)?.length ?? 0;

test('the content of an element is one piece of HTML', async () => {
  const text = 'One *two* `three & <four>` [five](/six/ "A \\"title\\"").\n\n- a **b**\n- c\n  - d *e*';
  expect(await render(text)).toBe(
    '<p>One <em>two</em> <code>three &amp; &lt;four></code> <a href="/six/" title="A &quot;title&quot;">five</a>.</p>' +
      '<ul><li>a <strong>b</strong></li><li>c\n<ul><li>d <em>e</em></li></ul>\n</li></ul>',
  );
  const { code } = await compile('One.\n\n- a');
  expect(elementsIn((await compile(text)).code)).toBe(elementsIn(code));
});

test('a component in an element stays one, and what is beside it is HTML', async () => {
  const text = '- one *two*\n- ![A picture](/figures/alexa-turn.svg)\n';
  const html = await render(text, { img: ({ alt }) => createElement('b', {}, alt) });
  expect(html).toBe('<ul><li>one <em>two</em></li><li><b>A picture</b></li></ul>');
});

test('the component of a link is used where a link stands for itself', async () => {
  const html = await render('<Card title="x" href="/y/">[one](/two/)</Card>', {
    Card: ({ children }) => createElement('i', {}, children),
    a: ({ href }) => createElement('b', {}, href),
  });
  expect(html).toBe('<i><b>/two/</b></i>');
});

test('a link is below the base path, and marked where it leaves the site', async () => {
  const body = '*a* [one](/two/#three) [out](https://example.com/) [here](#four) [mail](mailto:a@example.com)';
  const { code } = await compileBody({ body, file: 'page.mdx', publicDir: 'public', basePath: '/docs' });
  const links = [...code.matchAll(/<a href=\\?"([^"\\]*)\\?"([^>]*)>/g)].map(([, href, rest]) => [href, rest]);
  expect(links.map(([href]) => href)).toEqual([
    '/docs/two/#three',
    'https://example.com/',
    '#four',
    'mailto:a@example.com',
  ]);
  expect(links.map(([, rest]) => /noopener/.test(rest ?? '') && /external/.test(rest ?? ''))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('what the browser would refuse to show is told to the writer', async () => {
  expect(await problemsOf('A [link](javascript:alert(1)).')).toMatchObject([
    { line: 1, message: 'the browser would refuse a part of this <p>' },
  ]);
});

test.each([
  '<img src="/&#9;/other.host/a.png" alt="">',
  '<script><a title="</script><meta http-equiv=refresh content=0;url=https://other.host/>"></a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<!-- a -->',
])('%s is not published as text', (html) => {
  expect(isTextHtml(html)).toBe(false);
});

test('what the browser would write anew as another text is not published as one', () => {
  expect(isTextHtml('<pre>\na</pre>')).toBe(true);
  expect(isTextHtml('<pre>\n\na</pre>')).toBe(false);
  expect(isTextHtml('<p><a href="/b/">c<a href="/d/">e</a></a></p>')).toBe(true);
});

test('the browser shows images of the site, and what a reader opens and chooses', () => {
  const html =
    '<details open=""><summary>a</summary><img src="/a.svg" alt="b" width="1" height="2" loading="lazy"/></details>' +
    '<fieldset><label class="c"><input type="radio" name="d" value="e" checked=""/>f</label></fieldset><button type="button" data-copy=""></button>';
  expect(isTextHtml(html)).toBe(true);
});
