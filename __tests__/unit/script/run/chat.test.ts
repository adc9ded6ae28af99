import { elementsOf, readCode, select } from '../../../../lib/script/run/page';
import { bot, testCases, told } from './running';

const WELCOME = 'Welcome to Corner Slice. Would you like to order or track a pizza?';
const SIZE = 'Which size: small, medium or large?';
const SORRY = 'Sorry, I did not get that. Type order or track.';
const LARGE = 'One large pizza. It will be ready in 25 minutes.';
const CHOICE = '.sample-bot-choice';
const dialogue = bot;

testCases({ dialogue: bot }, [
  ['a message has a reply (2)', '- " HI ": Welcome\n', [`passed | ${WELCOME}`]],
  ['what the bot does not know (training 20)', '- bananas: Type order or track\n', [`passed | ${SORRY}`]],
  [
    'a button is pressed (guides 5)',
    `- order: Which size\n- $('${CHOICE}:contains(Large)').click(): ready in 25 minutes\n`,
    [`passed | ${SIZE}`, `passed | ${LARGE}`],
  ],
  [
    'a label in other capitals is not found, so nothing is replied (training 21)',
    `- order\n- $('button:contains("large")').click(): ready\n`,
    [`passed | ${SIZE}`, 'failed'],
  ],
  [
    'without a label all buttons are pressed (training 21)',
    `- order\n- $('${CHOICE}').click(): One medium pizza\n`,
    [`passed | ${SIZE}`, `passed | ${LARGE.replace('large', 'small')}\n${LARGE.replace('large', 'medium')}\n${LARGE}`],
  ],
  [
    'of two sets of buttons the last one is chosen (training 22)',
    `- order\n- order\n- $('${CHOICE}:contains(Large)').last().click(): One large pizza\n`,
    [`passed | ${SIZE}`, `passed | ${SIZE}`, `passed | ${LARGE}`],
  ],
  [
    'an element of the page is checked (4.2)',
    `- order:\n    - $('${CHOICE}').first().innerHTML: Small\n- hi:\n    - $('${CHOICE}').innerHTML: Huge\n- hi:\n    - $('${CHOICE}').last().innerHTML: Large\n    - $('${CHOICE}').eq(1).innerHTML: Medium\n`,
    [`passed | ${SIZE}`, `failed | ${WELCOME}`, `passed | ${WELCOME}`],
  ],
  [
    'a bot that is not asked says nothing (2)',
    '- $SILENCE:\n    - prompt: undefined\n- $SILENCE: Welcome\n',
    ['passed', 'failed'],
  ],
  [
    'a word with a typing error is understood (simulation)',
    '- trak!: left the oven\n',
    [`passed | Your pizza left the oven five minutes ago.`],
  ],
  [
    'messages that follow one input are one reply, whenever they come (simulation)',
    '- agent: transferring you * Mia has joined\n',
    [expect.stringMatching(/^passed \| I am transferring you to a colleague\.\n[^]*Mia has left the chat\.$/)],
  ],
  ['a pause is no interaction (2)', '- $PAUSE 3\n- hi: Welcome\n', [`passed | ${WELCOME}`]],
  ['a chat is not dialed (2)', '- $DIAL: Welcome\n- hi\n', ['failed | $DIAL is not a chat input', 'not run']],
  [
    'the selectors of the course find the parts of the chat (5.4)',
    '- hi: Welcome\n',
    [`passed | ${WELCOME}`],
    {
      json: {
        widgetSelector: '#sample-bot-open',
        inputSelector: '#sample-bot-input',
        replySelector: '.sample-bot-reply .sample-bot-text',
      },
    },
  ],
  [
    'a wrong field takes no message (5.4)',
    '- hi: Welcome\n',
    ['failed | #sample-bot-inputs does not match the message field'],
    { json: { inputSelector: '#sample-bot-inputs' } },
  ],
  [
    'a chat that is not opened has no field (5.4)',
    '- hi: Welcome\n',
    ['failed | .sample-bot-open does not open the chat'],
    { json: { widgetSelector: '.sample-bot-open' } },
  ],
  [
    'a selector that is too wide reads the own message as a reply (training 18.2)',
    '- hi: Welcome\n',
    [`passed | hi\n${WELCOME}`],
    { json: { replySelector: 'span' } },
  ],
  [
    'a selector that matches nothing reads nothing (training 18.2)',
    '- hi: Welcome\n',
    ['failed'],
    { json: { replySelector: '.bot-reply' } },
  ],
]);

test('what cannot be simulated in a page is told', () => {
  expect(told("- $('#size').val('large').change()\n", { dialogue })).toEqual([
    expect.stringMatching(/^failed \| This page can only run /),
  ]);
});

const elements = elementsOf(bot, true, [
  { by: 'user', text: 'order' },
  { by: 'bot', text: SIZE, choices: ['Small', 'Large'] },
]);

test.each([
  ['#sample-bot-open', 1],
  ['.sample-bot-reply .sample-bot-text', 1],
  ['li span', 2],
  ['span', 2],
  ['.sample-bot-choice', 2],
  ['button.sample-bot-choice', 2],
  ['.sample-bot-choice:contains(Small)', 1],
  ['.sample-bot-choice:contains("Which size")', 0],
  ['.sample-bot-text .sample-bot-reply', 0],
  ['*', 8],
  ['li > span', 2],
  ['.sample-bot-reply > button', 2],
  ['.sample-bot-reply:contains("size") button:contains("Large")', 1],
  ['li:contains("order") button', 0],
  ['[class="sample-bot-choice"]', 2],
  ['[class^=sample-bot-ch]:not(:contains(Small))', 1],
  ['#sample-bot-input, .sample-bot-text', 2],
  ['.a,.b', 0],
  // What the page doesn't show, or doesn't know, isn't judged.
  ['[aria-label]', undefined],
  ['ol li', undefined],
  ['button:first', undefined],
  ['button:nth-child(2)', undefined],
  ['span + button', undefined],
  ['li[', undefined],
  ['', undefined],
])('the selector %j matches %p elements', (selector, count) => {
  expect(select(selector, elements)?.length).toBe(count);
});

test.each([
  [`$('.a:contains("B c")').click()`, { selector: '.a:contains("B c")', pick: 'all', then: 'click' }],
  [`$(".a")[0].click();`, { selector: '.a', pick: 0, then: 'click' }],
  [`$('.a').eq(2).click()`, { selector: '.a', pick: 2, then: 'click' }],
  [`$('.a').last().innerHTML`, { selector: '.a', pick: 'last', then: 'innerHTML' }],
  [`$('.a').innerHTML()`, undefined],
  [`$('.a').val('x').click()`, undefined],
  [`alert(1)`, undefined],
])('the code %j is read', (code, expected) => {
  expect(readCode(code)).toEqual(expected);
});
