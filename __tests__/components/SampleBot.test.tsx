import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleBot } from '@/components/practice/SampleBot';
import { showIsland } from './html';

const start = () => userEvent.click(screen.getByRole('button', { name: 'Chat with Corner Slice' }));

/** Opens the bot, and sends it messages. */
async function openBot(...messages: string[]) {
  showIsland(<SampleBot />);
  await start();
  const input = await screen.findByRole('textbox', { name: 'Your message' });
  for (const message of messages) await userEvent.type(input, `${message}{Enter}`);
  return input;
}

/** The words of the bot, found as learners find them. */
const replies = () =>
  [...document.querySelectorAll('.sample-bot-reply .sample-bot-text')].map((reply) => reply.textContent);
const sorry = 'Sorry, I did not get that. Type order or track.';

test('the bot is closed at first, and opens and closes at a press', async () => {
  const input = await openBot();
  const button = document.getElementById('sample-bot-open') as HTMLElement;
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('id', 'sample-bot-input');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['hi', 'Welcome to Corner Slice. Would you like to order or track a pizza?'],
  ['order', 'Which size: small, medium or large?'],
  ['track', 'Your pizza left the oven five minutes ago.'],
  ['  Track ', 'Your pizza left the oven five minutes ago.'],
  ['a salad', sorry],
  ['constructor', sorry],
  ['__proto__', sorry],
])('%j is answered with %j', async (message, expected) => {
  const input = await openBot(message);
  expect(replies()).toEqual([expected]);
  expect(input).toHaveValue('');
});

test('the next wording of a reply comes with the next message', async () => {
  await openBot('hello', 'hello');
  expect(replies()).toEqual([expect.stringMatching(/^Welcome/), expect.stringMatching(/^Good to see you again/)]);
});

test('a reply may be several messages, and the last ones may come later', async () => {
  const input = await openBot();
  Object.defineProperty(screen.getByRole('log'), 'scrollHeight', { value: 900 });
  await userEvent.type(input, 'menu{Enter}');
  expect(replies()).toHaveLength(4);
  // The newest message is the one that is seen.
  expect(screen.getByRole('log').scrollTop).toBe(900);
  jest.useFakeTimers();
  fireEvent.change(input, { target: { value: 'agent' } });
  fireEvent.submit(input.closest('form') as HTMLFormElement);
  expect(replies().at(-1)).toBe('I am transferring you to a colleague.');
  act(() => jest.advanceTimersByTime(5000));
  expect(replies().at(-1)).toBe('Mia has left the chat.');
  jest.useRealTimers();
});

test.each(['Small', 'Medium', 'Large'])('a %s pizza is ordered by button', async (size) => {
  await openBot('order');
  const choices = [...document.querySelectorAll<HTMLElement>('.sample-bot-choice')];
  expect(choices.map((choice) => choice.textContent)).toEqual(['Small', 'Medium', 'Large']);
  await userEvent.click(screen.getByRole('button', { name: size }));
  expect(replies().at(-1)).toBe(`One ${size.toLowerCase()} pizza. It will be ready in 25 minutes.`);
});

test('the messages of both sides stay, in order, and are told as they come', async () => {
  await openBot('hi', 'track');
  const log = within(screen.getByRole('log', { name: 'Messages' }));
  const texts = log.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toEqual(['hi', replies()[0], 'track', replies()[1]]);
});

test('an empty message is not sent', async () => {
  await openBot('   ');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a framed bot is in an iframe with the styles and the theme of the page, and works there', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.one { color: red }';
  document.documentElement.dataset.theme = 'dark';
  showIsland(<SampleBot framed />);
  await start();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Corner Slice chat');
  expect(frame).toHaveAttribute('id', 'sample-bot-frame');
  // jsdom leaves it empty.
  expect(frame.srcdoc).toBe('<!doctype html><html lang="en"><title>Corner Slice chat</title>');
  await waitFor(() => expect(frame.contentDocument?.getElementById('sample-bot-input')).not.toBeNull());
  const inner = frame.contentDocument!;
  expect(inner.head.textContent).toContain('.one');
  expect(inner.documentElement.dataset.theme).toBe('dark');
  document.documentElement.dataset.theme = 'light';
  await waitFor(() => expect(inner.documentElement.dataset.theme).toBe('light'));
  const input = inner.getElementById('sample-bot-input') as HTMLInputElement;
  expect(inner.activeElement).toBe(input);
  await userEvent.type(input, 'track{Enter}', { document: inner });
  expect(inner.querySelector('.sample-bot-reply .sample-bot-text')).toHaveTextContent('Your pizza left the oven');
  expect(document.querySelector('.sample-bot-reply')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  expect(frame.isConnected).toBe(false);
});
