/** @jest-environment jsdom */
import fc from 'fast-check';
import { textHtml } from '../../components/browser/trusted-html';
import { HOSTILE_HTML } from '../support/hostile-html';

/** Where a text may be put: each has a parser of another mind. */
const PLACES = ['div', 'p', 'pre', 'table', 'tbody', 'tr', 'select', 'button', 'a', 'html', 'body', 'head', 'template'];

/** A text of the policy, in every place that it could be put into, as trees of elements. */
function* shownAs(html: string): Generator<ParentNode> {
  for (const place of PLACES) {
    const element = document.implementation.createHTMLDocument().createElement(place);
    element.innerHTML = html;
    yield element;
    if (element instanceof HTMLTemplateElement) yield element.content;
  }
  for (const namespace of ['http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML']) {
    for (const name of ['svg', 'math', 'desc', 'mtext', 'annotation-xml']) {
      const element = document.createElementNS(namespace, name);
      element.innerHTML = html;
      yield element;
    }
  }
  yield new DOMParser().parseFromString(html, 'text/html');
}

/** Everything in a tree that runs, loads or leads away. Other lists than those of the policy, on purpose. */
function harmIn(tree: ParentNode): string[] {
  return [...tree.querySelectorAll('*')].flatMap((element) => {
    const isHarmful =
      /^(applet|audio|base|embed|form|frame|frameset|iframe|image|link|math|meta|object|picture|portal|script|source|style|svg|template|use|video)$/.test(
        element.localName,
      );
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (/^on|^(action|autofocus|background|formaction|is|ping|srcdoc|srcset|style|xlink:href|xmlns)$/.test(name))
        return true;
      // document.body and its like can be called by other names.
      if (name === 'name' && element.localName === 'img') return true;
      if (!/^(href|src|data-moved)$/.test(name)) return false;
      const { protocol, origin } = new URL(value, 'https://docs.host/');
      return name === 'href' ? !/^(https?|mailto|tel):$/.test(protocol) : origin !== 'https://docs.host';
    });
    return [...(isHarmful ? [element.localName] : []), ...attributes.map(({ name, value }) => `${name}=${value}`)];
  });
}

function harmOf(html: string): string[] {
  const text = textHtml(html);
  return text === null ? [] : [...shownAs(text)].flatMap(harmIn);
}

test.each(HOSTILE_HTML)('the browser is not shown %j', (html) => {
  expect(harmOf(html)).toEqual([]);
});

test('nothing harmful comes through, whatever hostile and harmless pieces are made into', () => {
  const harmless = [
    '<details open=""><summary>a</summary><img src="/a.svg" alt="b"/></details>',
    '<table><tbody><tr><td align="left">a</td></tr></tbody></table>',
    '<p class="a" title="b &lt; c">d &amp; <a href="/e/">f</a></p>',
    ...[
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '"',
      "'",
      '`',
      '>',
      '<',
      '=',
      ' ',
      '/',
      '&#9;',
      '&lt;',
      '&quot;',
      '\0',
      '\n',
      '\f',
    ],
    ...[
      '<table>',
      '<tr>',
      '</td>',
      '<button>',
      '<h2>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '</script>',
      '</p><pre>\n\n',
      '<br/>',
    ],
    ...['//other.host/', 'javascript:alert(1)', 'onclick=alert(1)', ' src=', ' data-moved='],
  ];
  const pieces = fc.array(fc.oneof(fc.constantFrom(...harmless), fc.constantFrom(...HOSTILE_HTML)), { maxLength: 6 });
  const cuts = fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.constantFrom(...harmless)),
    {
      maxLength: 4,
    },
  );
  const mutated = fc.tuple(pieces, cuts).map(([parts, changes]) =>
    changes.reduce((html, [place, length, piece]) => {
      const start = Math.floor(place * html.length);
      return html.slice(0, start) + piece + html.slice(start + length);
    }, parts.join('')),
  );
  let shown = 0;
  fc.assert(
    fc.property(mutated, (html) => {
      if (textHtml(html)) shown++;
      expect(harmOf(html)).toEqual([]);
    }),
    // The same texts in every run.
    { numRuns: 400, seed: 17 },
  );
  expect(shown).toBeGreaterThan(100);
});

test('a text is what it was', () => {
  const html =
    '<details open=""><summary>a</summary><img src="/a.svg" alt="b" width="1" height="2" loading="lazy"></details>' +
    '<fieldset><label class="c"><input type="radio" name="d" value="e" checked="" data-tab="g">f</label></fieldset><button type="button" data-copy=""></button>';
  expect(textHtml(html)).toBe(html);
  for (const rows of ['<tr><td>a</td></tr>', '<td>a</td><td>b</td>', '<li>a</li>']) expect(textHtml(rows)).toBe(rows);
});
