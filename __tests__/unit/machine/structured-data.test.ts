import { compileBody } from '../../../lib/content/mdx/compile';
import type { PageSource } from '../../../lib/content/page';
import { structuredData } from '../../../lib/site/structured-data';
import { recordOf } from '../../../lib/site/site';
import { makePage, makeSite, SITE_URL, type PageFixture } from './fixture';

const { identity } = makeSite([]);

type Crumbs = Parameters<typeof structuredData>[0]['place']['breadcrumbs'];

async function questionsOf({ body, frontmatter }: PageSource) {
  return (await compileBody({ body, file: 'page.mdx', faq: frontmatter.faq, publicDir: 'public' })).questions;
}

async function jsonOf(fixture: PageFixture, breadcrumbs: Crumbs = []): Promise<string> {
  const page = makePage(fixture);
  const questions = await questionsOf(page);
  return structuredData({ record: recordOf(page, { headers: [] }), place: { breadcrumbs }, questions }, identity);
}

async function graphOf(fixture: PageFixture, breadcrumbs?: Crumbs): Promise<Record<string, unknown>[]> {
  return JSON.parse(await jsonOf(fixture, breadcrumbs))['@graph'];
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
  const [first] = await questionsOf(makePage({ path: '/faq/', body: FAQ, frontmatter: { faq: true } }));
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
  const json = await jsonOf({ path: '/a/', title });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].headline).toBe(title);
});
