import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startWriting } from '../support/writing';

const writer = startWriting();

test.each([
  ['/guides/phone.html?q=1', '/guides/phone/?q=1'],
  ['/guides/phone/index.html?q=1', '/guides/phone/?q=1'],
  ['/guides/phone?q=1', '/guides/phone/?q=1'],
  ['/cli/?q=1', '/guides/cli/?q=1'],
  ['/api/overview.html?q=1', '/api/?q=1'],
  ['/releases/202401?q=1', '/releases/202401.html?q=1'],
  ['/releases/202401/index.html?q=1', '/releases/202401.html?q=1'],
  ['/index.html?q=1', '/?q=1'],
])('%s leads to the page, query and fragment kept', async (alias, target) => {
  // Only the document is looked at; the scripts of development are large.
  await writer.page.route('**/*.js*', (route) => route.abort());
  await writer.page.goto(`${writer.origin}${alias}#f`);
  expect(writer.page.url()).toBe(`${writer.origin}${target}#f`);
  await writer.page.getByRole('heading', { level: 1 }).waitFor();
});

test('links stand below the path that the site is published at, and nothing else', async () => {
  const chat = await (await fetch(`${writer.origin}/guides/chat/`)).text();
  expect(chat).toContain('href="/docs/guides/phone/"');
  expect((await fetch(`${writer.host}/guides/chat/`)).status).toBe(404);
});

test('the downloads of the API are there, as the file is now', async () => {
  const read = async (address: string) => (await fetch(writer.origin + address)).text();
  const file = JSON.parse(writer.textOf('openapi.json')) as { info: { version: string } };
  file.info.version = '7.8.9';
  writer.save('openapi.json', JSON.stringify(file, null, 2));
  expect(JSON.parse(await read('/openapi.json'))).toMatchObject({ info: { version: '7.8.9' } });
  expect(await read('/openapi.yaml')).toMatch(/^openapi: 3\.1\.0\n[\s\S]*version: 7\.8\.9/);
});

test.each([
  ['/guides/phone.md', /^# .+\n[^]*\n## When the line hangs up\n/],
  ['/llms.txt', /guides\/phone\.md/],
  ['/sitemap.xml', /<urlset/],
  ['/robots.txt', /Sitemap:/],
])('%s is there, as a build writes it', async (address, text) => {
  const response = await fetch(writer.origin + address);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(text);
});

// The preview's own route, and an address that is decoded twice.
test.each([
  ['own.mdx', 'permalink: /preview/files/', '/preview/files/', 'A page of this moment'],
  ['%25.mdx', 'draft: false', '/%2525/', 'the address /%25/ contains'],
  ['%25.mdx', 'draft: false', '/%25/', 'There is no page at this address'],
])('%s with %s is answered at %s', async (file, key, address, text) => {
  writer.save(file, `---\ntitle: A page of this moment\n${key}\n---\n\nText.\n`);
  const response = await fetch(writer.origin + address);
  expect([response.status, (await response.text()).includes(text)]).toEqual([200, true]);
});

test('an address that no page has shows the not-found page with the nearest pages', async () => {
  await writer.page.goto(`${writer.origin}/guides/phonee/`);
  await writer.page.getByRole('main').getByRole('link', { name: 'Phone lines' }).waitFor();
});

test('a draft is there, with a mark', async () => {
  await writer.page.goto(`${writer.origin}/guides/sms/`);
  await writer.page.getByRole('complementary', { name: 'Draft' }).getByText('Draft', { exact: true }).waitFor();
});

describe('what a writer saves is seen in the page that is open, without a reload', () => {
  const file = 'guides/chat.mdx';
  let text: string;

  beforeAll(async () => {
    text = writer.textOf(file);
    await writer.open('/guides/chat/');
    // A reload would lose this.
    await writer.page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  });

  const isSame = () => writer.page.evaluate(() => document.documentElement.dataset.same === 'yes');

  test('the text', async () => {
    writer.save(file, `${text}\n## A heading of this moment\n`);
    await writer.page.getByRole('heading', { name: 'A heading of this moment' }).waitFor();
    writer.save(file, text);
    await writer.page.getByRole('heading', { name: 'A heading of this moment' }).waitFor({ state: 'detached' });
    expect(await isSame()).toBe(true);
  });

  test('a mistake, with file, line and remedy in the page and in the terminal, until it is mended', async () => {
    writer.save(file, `${text}\n<Calout type="note">x</Calout>\n`);
    const line = text.split('\n').length + 1;
    await writer.page.getByRole('main').getByText(`guides/chat.mdx:${line}:1`).waitFor();
    await writer.page.getByRole('main').getByText('did you mean <Callout>?').waitFor();
    expect(writer.output).toContain(`guides/chat.mdx:${line}:1  unknown component <Calout>`);
    expect(writer.output).toMatch(new RegExp(`> +${line} \\| <Calout type="note">x</Calout>\\n +\\| \\^`));
    writer.save(file, text);
    await writer.page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a mistake that the parser reports', async () => {
    writer.save(file, `${text}\n<Callout type="note">\n\nx\n`);
    await writer.page.getByRole('main').getByText('<Callout> has no closing tag in the block it starts in').waitFor();
    await writer.page
      .getByRole('main')
      .getByText(`guides/chat.mdx:${text.split('\n').length + 1}:1`)
      .waitFor();
    writer.save(file, text);
    await writer.page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a mistake in the frontmatter', async () => {
    writer.save(file, text.replace('---\n', '---\nlayuot: page\n'));
    await writer.page.getByRole('main').getByText('guides/chat.mdx:2').waitFor();
    writer.save(file, text);
    await writer.page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('the navigation', async () => {
    writer.save(
      'navigation.yml',
      writer.textOf('navigation.yml').replace('label: Phone lines', 'label: The way by phone'),
    );
    await writer.page.getByRole('navigation').getByRole('link', { name: 'The way by phone' }).first().waitFor();
    expect(await isSame()).toBe(true);
  });

  test('the identity', async () => {
    writer.save('identity.yml', writer.textOf('identity.yml').replace('name: Fernline', 'name: Quokkatest'));
    await writer.page.getByRole('contentinfo').getByText('Quokkatest').waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a snippet', async () => {
    writer.save('snippets/trial-note.mdx', `${writer.textOf('snippets/trial-note.mdx')}\nA sentence of this moment.\n`);
    await writer.page.getByText('A sentence of this moment.').waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a new page and a deleted page', async () => {
    const lost = writer.page.getByText('the link /guides/quokka/ leads nowhere').first();
    writer.save(file, `${text}\n[New](/guides/quokka/)\n`);
    await lost.waitFor();
    writer.save('guides/quokka.mdx', '---\ntitle: Check by quokka\n---\n\nText.\n');
    await lost.waitFor({ state: 'detached' });
    rmSync(writer.contentFile('guides/quokka.mdx'));
    await lost.waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a link that leads nowhere, with its place and the nearest page, in the page and the terminal', async () => {
    writer.save(file, `${text}\nSee [the line](/guides/phonee/).\n`);
    const line = text.split('\n').length + 1;
    const note = writer.page.getByRole('complementary', { name: 'Notes from the check' });
    await note.getByText(`guides/chat.mdx:${line}:5`).waitFor();
    await note.getByText('did you mean /guides/phone/?').waitFor();
    const plain = 'rgba(0, 0, 0, 0)';
    const color = (name: string) =>
      writer.page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await color('the line')).not.toBe(plain);
    expect(await color('a limit of its own')).toBe(plain);
    expect(writer.output).toContain(`guides/chat.mdx:${line}:5  the link /guides/phonee/ leads nowhere`);
    expect(await isSame()).toBe(true);
  });

  test('the search finds it', async () => {
    writer.save(file, `${text}\n## Ask the quokka\n\nQuokkas answer.\n`);
    await writer.page.getByRole('heading', { name: 'Ask the quokka' }).waitFor();
    await writer.page.keyboard.press('/');
    await writer.page.getByRole('combobox').fill('quokka');
    await writer.page.getByRole('option', { name: /Ask the quokka/ }).waitFor();
    // Like all files that are not Next's it stands below the path of the site.
    const entry = '/fernline-search/pagefind-entry.json';
    expect(await (await fetch(writer.origin + entry)).json()).toMatchObject({
      languages: { en: { page_count: expect.any(Number) as number } },
    });
    expect((await fetch(writer.host + entry)).status).toBe(404);
  });
});

// Next reads its configuration also in a process that sends what it has counted, which must not become a preview of its own.

/** The processes that have a path in their command line. */
function processesOf(folder: string): string[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(folder));
}

describe('a mistake outside of a page is shown in its place, not in the overlay of Next', () => {
  const main = (text: string) => writer.page.getByRole('main').getByText(text).first().waitFor();
  const isWell = () => writer.page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();

  beforeEach(() => writer.open('/guides/chat/'));

  afterEach(async () => {
    expect(await writer.page.locator('nextjs-portal [data-nextjs-dialog]').count()).toBe(0);
  });

  test('in a snippet', async () => {
    const text = writer.textOf('snippets/trial-note.mdx');
    writer.save('snippets/trial-note.mdx', `${text}\n<Calout>x</Calout>\n`);
    await main('did you mean <Callout>?');
    await main(`snippets/trial-note.mdx:${text.split('\n').length + 1}:1`);
    writer.save('snippets/trial-note.mdx', text);
    await isWell();
  });

  test('in the identity', async () => {
    const text = writer.textOf('identity.yml');
    writer.save('identity.yml', text.replace('  name: Fernline\n', ''));
    await main('product.name: is missing');
    writer.save('identity.yml', text);
    await isWell();
  });

  test('in the navigation', async () => {
    const text = writer.textOf('navigation.yml');
    writer.save('navigation.yml', `${text}  - title: "open\n`);
    await main('not valid YAML: a quotation mark is never closed');
    writer.save('navigation.yml', text);
    await isWell();
  });

  test('in a page that has the address of another', async () => {
    writer.save('guides/quagga.mdx', '---\ntitle: Quagga\npermalink: /guides/chat/\n---\n\nText.\n');
    await main('the address /guides/chat/ already belongs to guides/chat.mdx');
    await writer.page.goto(`${writer.origin}/guides/quagga/`);
    await main('the address /guides/chat/ already belongs to guides/chat.mdx');
    rmSync(writer.contentFile('guides/quagga.mdx'));
  });
});

test('a tab on an address without a page shows the page once it is created', async () => {
  await writer.open('/guides/quagga/');
  await writer.page.getByRole('heading', { level: 1, name: 'There is no page at this address' }).waitFor();
  writer.save('guides/quagga.mdx', '---\ntitle: Check by quagga\n---\n\nText.\n');
  await writer.page.getByRole('heading', { level: 1, name: 'Check by quagga' }).waitFor();
});

test('what the check reports about a page that can be shown is below it: warnings and mistakes in samples', async () => {
  const text = writer.textOf('guides/chat.mdx');
  await writer.open('/guides/chat/');
  writer.save('guides/chat.mdx', `${text}\n<kbd class="a">b</kbd>\n\n\`\`\`json\n{\n\`\`\`\n`);
  const notes = writer.page.getByRole('complementary', { name: 'Notes from the check' });
  await notes.getByText('"class" on <kbd> is ignored').waitFor();
  await notes.getByText('json sample: JSON needs a key').waitFor();
  expect(writer.output).toContain('"class" on <kbd> is ignored');
});

test('whoever stops it leaves no process behind', async () => {
  // As the terminal does: the whole group.
  if (writer.dev.pid) process.kill(-writer.dev.pid, 'SIGINT');
  while (processesOf(writer.root).length > 0) await pause(200);
});

test('the next session, which has the files of the last one, shows what has changed in between', async () => {
  writer.save('guides/phone.mdx', '---\ntitle: Changed in between\n---\n\nText.\n');
  await writer.startAgain();
  const response = await fetch(`${writer.origin}/guides/phone/`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Changed in between')]);
});
