import { MDX_COMPONENTS } from '../../../lib/content/mdx/components';
import { markdownTwin, parseSnippets } from '../../../lib/export/machine/twin';
import { makePage, SITE_URL, type PageFixture } from './fixture';

const snippets = parseSnippets(
  new Map(
    [
      ['GetApiKey', '1. Sign in.\n2. Copy [the key](/dashboard/).'],
      ['TrialNote', '<Callout type="note">\n\nYou need an account.\n\n</Callout>'],
    ].map(([name = '', text = '']) => [name, { name, file: name, text }]),
  ),
);

/** The twin of a page at `/guides/ivr/`. */
function twinOf(fixture: Partial<PageFixture>, file = 'content/guides/ivr.mdx'): string {
  return markdownTwin(makePage({ path: '/guides/ivr/', ...fixture }), { siteUrl: SITE_URL, snippets }, file);
}

/** What becomes of a page's text. */
function expand(body: string): string {
  const source = `Index of all pages: ${SITE_URL}/llms.txt\n`;
  const twin = twinOf({ body });
  return twin.slice(twin.indexOf(source) + source.length).trim();
}

test('begins with title, description, source, and where all pages are listed', () => {
  const description = 'Call a phone system from a test, and check what it says.';
  expect(twinOf({ title: 'Test an IVR', frontmatter: { description }, body: '\n\n\n## First\n' })).toBe(
    `# Test an IVR\n\n${description}\n\nSource: ${SITE_URL}/guides/ivr/\n\nIndex of all pages: ${SITE_URL}/llms.txt\n\n## First\n`,
  );
});

test('of code holds what a reader would copy', () => {
  expect(expand('```yaml title="a.yml"\na: 1 # [!code --]\na: 2 # [!code ++]\n```')).toBe(
    '```yaml title="a.yml"\na: 2\n```',
  );
});

test('of a home page holds what stands above the body', () => {
  const frontmatter = {
    tagline: 'Both sides of the conversation.',
    features: [{ title: 'FAQ', details: 'Short answers.', link: '/faq/', icon: 'faq' }],
  };
  expect(twinOf({ path: '/', frontmatter })).toContain(
    `Both sides of the conversation.\n\n- [FAQ](${SITE_URL}/faq/): Short answers.\n`,
  );
});

test.each([
  ['callout', '<Callout type="warning">\n\nNot *now*.\n\n</Callout>', '> **Warning**\n>\n> Not *now*.'],
  ['callout with a title', '<Callout type="tip" title="Do it">\n\nNow.\n\n</Callout>', '> **Tip: Do it**\n>\n> Now.'],
  [
    'tabs',
    '<Tabs label="System">\n<Tab label="Linux">\n\n```bash\nls\n```\n\n</Tab>\n<Tab label="Windows">\n\n```text\ndir\n```\n\n</Tab>\n</Tabs>',
    '**Linux**\n\n```bash\nls\n```\n\n**Windows**\n\n```text\ndir\n```',
  ],
  [
    'steps',
    '<Steps>\n<Step title="Open it">\n\nIt opens.\n\n</Step>\n<Step title="Close it">\n\n- slowly\n\n</Step>\n</Steps>',
    '1. **Open it**\n\n   It opens.\n\n2. **Close it**\n\n   - slowly',
  ],
  [
    'cards',
    '<Cards>\n<Card title="IVR" href="/guides/ivr/">Call it.</Card>\n<Card title="Chat" href="https://x.example/">\n\nType.\n\n</Card>\n</Cards>',
    `- [IVR](${SITE_URL}/guides/ivr/): Call it.\n- [Chat](https://x.example/): Type.`,
  ],
  [
    'choices',
    '<Choices>\n<Choice title="IVR" href="/ivr/" meta="4 courses">\n\nA line.\n\nMore.\n\n</Choice>\n<Choice title="Another">\n\nWrite.\n\n</Choice>\n</Choices>',
    `- [IVR](${SITE_URL}/ivr/) (4 courses): A line.\n\n  More.\n\n- **Another**: Write.`,
  ],
  [
    'conversation',
    '<Conversation title="A call">\n<Turn by="system">Corner Slice.</Turn>\n<Turn by="caller" note="typed">`hi`</Turn>\n</Conversation>',
    '**A call**\n\n- **System:** Corner Slice.\n- **Test (typed):** `hi`',
  ],
  [
    'figure',
    '<Figure src="/figures/a.svg" alt="Two lines." caption="A call.">\n\n1. The greeting.\n\n</Figure>',
    `![Two lines.](${SITE_URL}/figures/a.svg)\n\nA call.\n\n1. The greeting.`,
  ],
  ['figure alone', '<Figure src="/figures/a.svg" alt="Two lines." />', `![Two lines.](${SITE_URL}/figures/a.svg)`],
  [
    'field',
    '<Field platforms="phone" label="Timeout" type="number" default="45" required="no" unit="seconds" range="0 to 60" values="any" scope="step" since="2.0" />',
    'Type: number · Default: 45 · Required: no · Unit: seconds · Range: 0 to 60 · Values: any · Scope: step · Platforms: phone · Since: 2.0 · In the dashboard: Timeout',
  ],
  ['check', '<Check question="Why?">\n\nBecause.\n\n</Check>', '**Why?**\n\nBecause.'],
  [
    'lesson',
    '<Lesson minutes={20} outcome="You have a test.">\n\nA [device](/d/).\n\n</Lesson>',
    `- **At the end:** You have a test.\n- **Time:** 20 minutes\n- **Before you start:** A [device](${SITE_URL}/d/).`,
  ],
  [
    'lesson that needs nothing',
    '<Lesson minutes="5" outcome="Done." />',
    '- **At the end:** Done.\n- **Time:** 5 minutes',
  ],
  ['snippet', '<GetApiKey />', `1. Sign in.\n2. Copy [the key](${SITE_URL}/dashboard/).`],
  ['snippet of a component', '<TrialNote />', '> **Note**\n>\n> You need an account.'],
])('%s', (_name, body, markdown) => {
  expect(expand(body)).toBe(markdown);
});

test('says in a line where the sample bot is', () => {
  expect(expand('<SampleBot />')).toMatch(
    /^The sample bot .*\]\(https:\/\/docs\.corner-slice\.example\/guides\/ivr\/\)\.$/,
  );
});

test.each(['RoiCalculator', 'ErrorProbability', 'LoadSimulation', 'MonitoringWeek'])(
  'says in a line where <%s> is',
  (name) => {
    expect(expand(`<${name} />`)).toMatch(/^The .* is in the page itself: \[.*\]\(https:[^)]*\/guides\/ivr\/\)\.$/);
  },
);

test('the checker is its samples, the form of settings a line that says where it is', () => {
  const sample = '```yaml title="a.yml"\n- hi: hello\n```';
  expect(expand(`<ScriptChecker>\n\n${sample}\n\n</ScriptChecker>`)).toBe(sample);
  expect(expand('<SettingsBuilder command="a test" />')).toMatch(/^The form .*\]\(https:[^)]*\/guides\/ivr\/\)\.$/);
});

test('a playground is its curl line', () => {
  const text = expand(
    '<ApiPlayground url="https://a.example/{id}" auth={[{ type: "bearer" }]} data={[{ name: "q", value: 1 }]} />',
  );
  expect(text).toBe(
    "```bash\ncurl 'https://a.example/YOUR_ID?q=1' \\\n  --header 'Authorization: Bearer YOUR_TOKEN'\n```",
  );
});

test('knows every component of the pages', () => {
  const known = new Map([...snippets, ['ReadTestPageFirst', []], ['SharedAdvancedSettings', []]]);
  for (const name of Object.keys(MDX_COMPONENTS)) {
    const page = makePage({ path: '/', body: `<${name}>\n\n</${name}>` });
    expect(() => markdownTwin(page, { siteUrl: SITE_URL, snippets: known }, 'index.mdx')).not.toThrow();
  }
});

test('makes addresses absolute, wherever they stand', () => {
  expect(expand('[a](/b/#c), [d](#e), [f](https://g.example/), ![h](/i.png)\n\n[j]\n\n[j]: /k/')).toBe(
    `[a](${SITE_URL}/b/#c), [d](${SITE_URL}/guides/ivr/#e), [f](https://g.example/), ![h](${SITE_URL}/i.png)\n\n[j]\n\n[j]: ${SITE_URL}/k/`,
  );
});

test('expands components inside components', () => {
  expect(
    expand(
      '<Steps>\n<Step title="Run">\n\nPress <kbd>F5</kbd>.\n\n<Callout type="note">\n\nIt is [slow](/s/).\n\n</Callout>\n\n</Step>\n</Steps>',
    ),
  ).toBe(`1. **Run**\n\n   Press **F5**.\n\n   > **Note**\n   >\n   > It is [slow](${SITE_URL}/s/).`);
});

test('keeps code as it is: names that look like tags, braces, file name; not the marked lines', () => {
  const code = '```yaml title="a.yml" {1,3}\n- <Card>: ${{ secrets.KEY }}\n```';
  expect(expand(`Write \`<Tab>\`.\n\n${code}`)).toBe(`Write \`<Tab>\`.\n\n${code.replace(' {1,3}', '')}`);
});

test('writes HTML elements as Markdown', () => {
  expect(expand('H<sub>2</sub>O, <abbr title="Interactive voice response">IVR</abbr>, one<br />two')).toBe(
    'H2O, IVR (Interactive voice response), one\\\ntwo',
  );
  expect(expand('<details>\n<summary>More</summary>\n\nText.\n\n</details>')).toBe('**More**\n\nText.');
});

test('writes the value of an expression, and nothing for a comment', () => {
  expect(expand('Add {1 + 1}.{/* not for readers */}')).toBe('Add 2.');
});

test('refuses an expression that is no text, with its place', () => {
  expect(() => twinOf({ body: '\n\n{[1].map(String)}' })).toThrow(/^content\/guides\/ivr\.mdx:3 /);
});

test('refuses a component without a Markdown form, with its place', () => {
  expect(() => twinOf({ body: '\n<ReadTestPageFirst />' })).toThrow(
    /^content\/guides\/ivr\.mdx:2 .*<ReadTestPageFirst>/,
  );
});

test('of a .md file takes braces and tags for what they are there', () => {
  expect(twinOf({ body: 'A {brace}.' }, 'content/plain.md')).toContain('\n\nA {brace}.\n');
});
