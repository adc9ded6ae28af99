import { compileBody } from '../../../lib/content/mdx/compile';
import { evaluateBody } from '../../../lib/content/mdx/evaluate';
import { scriptJson, structuredData } from '../../../lib/export/machine/structured-data';
import { recordOf } from '../../../lib/site/site';
import type { PageView } from '../../../lib/site/view';
import { makePage, makeSite, SITE_URL, type PageFixture } from './fixture';

const { identity } = makeSite([]);

async function viewOf(fixture: PageFixture, breadcrumbs: PageView['place']['breadcrumbs'] = []): Promise<PageView> {
  const page = makePage(fixture);
  const { faq } = page.frontmatter;
  const { code, questions } = await compileBody({ body: page.body, file: 'page.mdx', faq, publicDir: 'public' });
  return {
    record: recordOf(page, { headers: [] }),
    anchors: [],
    questions,
    hasOperations: false,
    place: { inArea: false, breadcrumbs },
    deadLinks: [],
    Content: evaluateBody(code),
  };
}

async function graphOf(fixture: PageFixture, breadcrumbs: PageView['place']['breadcrumbs'] = []) {
  const data = structuredData(await viewOf(fixture, breadcrumbs), identity);
  return JSON.parse(scriptJson(data))['@graph'] as Record<string, unknown>[];
}

const FAQ = `Short answers.

## Calls

### From which number do \`calls\` come?

From [this one](/guides/ivr/):

- **+1 202**
- no other

\`\`\`yaml
- a: 1
  b: 2
\`\`\`

| Way | Write |
|---|---|
| one | two |

<Steps>
<Step title="Press run">

And wait.

</Step>
</Steps>

### Which languages?

Two hundred.

#### In detail

Not part of the answer.

## Other

Not an answer.

### A question without an answer
`;

test('a documentation page is an article with its date and its place', async () => {
  const crumbs = [{ title: 'Home', path: '/' }, { title: 'Guides' }, { title: 'IVR', path: '/guides/ivr/' }];
  const [article, breadcrumbs, ...rest] = await graphOf(
    { path: '/guides/ivr/', title: 'Test an IVR', changed: '2026-11-20T10:00:00Z' },
    crumbs,
  );
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Test an IVR',
    url: `${SITE_URL}/guides/ivr/`,
    dateModified: '2026-11-20T10:00:00.000Z',
    description: expect.stringContaining('/guides/ivr/'),
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'IVR', item: `${SITE_URL}/guides/ivr/` },
    ],
  });
  expect(rest).toEqual([]);
});

test('a date that is not known is not stated', async () => {
  expect((await graphOf({ path: '/a/' }))[0]).not.toHaveProperty('dateModified');
});

test('the home page is the site', async () => {
  const graph = await graphOf({ path: '/' }, [{ title: 'Home', path: '/' }]);
  expect(graph).toEqual([
    expect.objectContaining({ '@type': 'WebSite', url: `${SITE_URL}/`, name: 'Slice & Co Documentation' }),
  ]);
});

test('a page that says it is a FAQ has its questions', async () => {
  const faq = (await graphOf({ path: '/faq/', body: FAQ, frontmatter: { faq: true } })).find(
    (node) => node['@type'] === 'FAQPage',
  );
  expect(faq).toMatchObject({
    mainEntity: [
      { '@type': 'Question', name: 'From which number do calls come?', acceptedAnswer: { '@type': 'Answer' } },
      { name: 'Which languages?', acceptedAnswer: { text: 'Two hundred.' } },
    ],
  });
});

test('a page that is no FAQ has no questions, whatever its headings', async () => {
  const types = (await graphOf({ path: '/guides/ivr/', body: FAQ })).map((node) => node['@type']);
  expect(types).not.toContain('FAQPage');
});

test('an answer is the text until the next heading, a line for each block', async () => {
  const { questions } = await viewOf({ path: '/faq/', body: FAQ, frontmatter: { faq: true } });
  const [first] = questions;
  expect(first?.answer.split('\n')).toEqual([
    'From this one:',
    '+1 202',
    'no other',
    '- a: 1',
    '  b: 2',
    'Way | Write',
    'one | two',
    'Press run',
    'And wait.',
  ]);
});

test('no text in it ends the script element', async () => {
  const title = 'Close </script><script>alert(1)</script>';
  const view = await viewOf({ path: '/a/', title });
  const json = scriptJson(structuredData(view, identity));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].headline).toBe(title);
});
