import { CodeBlock } from '../../components/code/CodeBlock';
import { Conversation, Turn } from '../../components/mdx/Conversation';
import { problemsOf, render } from './compiling';

const fence = (code: string, meta = '') => `\`\`\`yaml ${meta}\n${code}\n\`\`\`\n`;

const show = (body: string) => render(body, { pre: CodeBlock, Conversation, Turn });

/** What a reader sees of the conversations in a piece of HTML: titles and turns, with marks around what is in a bubble. */
function linesOf(html: string): string[] {
  const conversations = /<div[^>]*data-pagefind-ignore.*$/s.exec(html)?.[0] ?? '';
  return [
    ...conversations.matchAll(
      /<(?:figcaption[^>]*>(.*?)<\/figcaption>|li class="turn(.*?)<\/li>(?=<li class="turn|<\/ol>))/gs,
    ),
  ]
    .map(([, title, turn = '']) => title ?? turn.slice(turn.indexOf('>') + 1))
    .map((line) =>
      line
        .replaceAll(/<div[^>]*>/g, ' [')
        .replaceAll('</div>', ']')
        .replaceAll(/<(p|li)[^>]*>/g, ' ')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll(/\s+/g, ' ')
        .replaceAll('[ ', '[')
        .trim(),
    );
}

const call = `---
- test: Refill by keypad
- $DIAL:
    - prompt: Maple Street Pharmacy
    - set finishOnPhrase: what can I do for you
- refill:
    - prompt:
        - prescription number
        - number on the label
    - set pauseBeforeUtterance: 2
    - set repeatOnPhrase: sorry
    - set listeningTimeout: 20
    - set endSpeechTimeout: 1
- $48#: ready after four
- $PAUSE 3
- $SILENCE: "*"
- "Dana Lee #":
    - prompt: /good ?bye/i
    - prompt != error
    - connection.endedBy: callee`;

test('a phone script is shown as code and as a call with its events', async () => {
  const html = await show(fence(call, 'title="refill.yml"'));
  expect(html).toContain('<span class="tp">test</span>');
  expect(html).toContain('checked="" value="Script"');
  expect(linesOf(html)).toEqual([
    'Refill by keypad: phone call',
    'Test dials the number',
    'System reply contains [Maple Street Pharmacy] Listens until “what can I do for you” is heard.',
    'Test waits 2 seconds, then says [refill] Repeats this when “sorry” is heard.',
    'System reply contains any of [prescription number number on the label] Listens until the end of the expected text is heard, until 1 second of silence, or for at most 20 seconds.',
    'Test presses [48#]',
    'System reply contains [ready after four] Listens until the end of the expected text is heard.',
    'Test waits 3 seconds',
    'Test keeps silent',
    'System may answer anything',
    'Test says [Dana Lee, then #]',
    'System reply matches the pattern [/good ?bye/i prompt does not contain error connection.endedBy contains callee]',
  ]);
});

test('a chat script is shown as messages, each comparison in words', async () => {
  const chat = `- test.skip: Order
- hi:
    - prompt:
        - welcome
        - good * to you
- a pizza: "[MENU] Choose a size"
- large:
    - cardTitle: undefined
    - debug.count >= 3
- "$('.button').click()": thank you
---
- test: Nothing to compare
- bye: "*"`;
  const html = await show(fence(chat, 'platform=whatsapp'));
  expect(html).toContain('class="turns chat"');
  expect(linesOf(html)).toEqual([
    'Order: WhatsApp chat, skipped',
    'Test types [hi]',
    'System reply is any of [contains welcome matches good … to you]',
    'Test types [a pizza]',
    'System reply is the menu [Choose a size]',
    'Test types [large]',
    'System answers [cardTitle is not set debug.count is at least 3]',
    "Test runs in the page [$('.button').click()]",
    'System reply contains [thank you]',
    'Nothing to compare: WhatsApp chat',
    'Test types [bye]',
    'System may answer anything',
  ]);
});

test('where a script does not say where it takes place, nothing is claimed', async () => {
  const html = await show(fence('- test: Hello\n- hi: welcome'));
  expect(linesOf(html)).toEqual(['Hello: conversation', 'Test sends [hi]', 'System reply contains [welcome]']);
  expect(html).not.toContain('chat');
});

test.each([
  ['a script that cannot be read', '- test: A\n- $DIAL: "welcome', ''],
  ['a script with a fault of form', '- test: A\n- $DIAL:\n    - prompt', ''],
  ['one that is wrong on purpose', '- test: A\n- $DIAL: welcome', 'wrong="yaml-colon"'],
  ['one without a view of it', '- test: A\n- $DIAL: welcome', 'title="a.yml" view=script'],
  ['one in which nobody answers', '- test: A\n- $PAUSE 3', ''],
  ['one of settings alone', 'configuration:\n  locale: en-US', ''],
  ['YAML of another kind', '- name: Run the tests\n  run: npm test', ''],
])('no conversation beside %s', async (_, code, meta) => {
  const html = await show(fence(code, meta));
  expect(html).not.toContain('Conversation');
  expect(html).toMatch(/^<figure[^>]*>(<figcaption.*<\/figcaption>)?<pre.*<\/pre><button[^>]*><\/button><\/figure>$/s);
});

test('the search does not find the words a second time', async () => {
  const html = await show(fence(call));
  const [script = '', ignored = ''] = html.split(/<div[^>]*data-pagefind-ignore/);
  expect([script, ignored].map((part) => part.includes('Maple Street Pharmacy'))).toEqual([true, true]);
});

test('unknown words behind the language are refused, but not those of a title', async () => {
  const [view, platform] = await problemsOf(fence('a: b', 'view=talk platform=fax title="view=x platform=y"'));
  expect(view).toMatchObject({ file: 'page.mdx', line: 1, message: 'unknown view=talk on a code block' });
  expect(platform).toMatchObject({
    message: 'unknown platform=fax on a code block',
    remedy: 'use one of: alexa, google, phone, sms, whatsapp, webchat',
  });
});

test('plain Markdown has conversations, too', async () => {
  const html = await render(fence('- test: A\n- hi: welcome'), { pre: CodeBlock, Conversation, Turn }, 'notes.md');
  expect(linesOf(html)).toHaveLength(3);
});
