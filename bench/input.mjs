// Playwright waits for the page before it sends the next key. A reader doesn't, so these send their events at once. Each
// returns a promise for when the page has handled them.
import { sleep } from './tools.mjs';

/** Milliseconds between two keys. */
export const TYPING = 40;

const MOUSE = { button: 'left', clickCount: 1 };

/** Moves the pointer to a point and clicks there. */
export function click(session, point) {
  return Promise.all(
    [{ type: 'mouseMoved' }, { type: 'mousePressed', ...MOUSE }, { type: 'mouseReleased', ...MOUSE }].map((event) =>
      session.send('Input.dispatchMouseEvent', { ...point, ...event }),
    ),
  );
}

/** Strikes a key that produces a character, with the control key if it is written as `Control+k`. */
export function strike(session, shortcut) {
  const [key] = shortcut.split('+').reverse();
  const isText = key === shortcut;
  const code = { ' ': 'Space', '/': 'Slash' }[key] ?? `Key${key.toUpperCase()}`;
  const keyCode = key === '/' ? 191 : key.toUpperCase().charCodeAt(0);
  const event = { key, code, windowsVirtualKeyCode: keyCode, modifiers: isText ? 0 : 2 };
  return Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...(isText && { text: key }) }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
  ]);
}

/** Types a text. */
export async function type(session, text) {
  const struck = [];
  for (const key of text) {
    struck.push(strike(session, key));
    await sleep(TYPING);
  }
  await Promise.all(struck);
}
