import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Phone from '@/components/practice/phone/Phone';

const start = jest.fn();
const stop = jest.fn();
class Recognition {
  lang = '';
  onresult?: (event: object) => void;
  onerror?: () => void;
  onend?: () => void;
  start = start;
  stop = stop;
  abort = jest.fn();
  constructor() {
    made.push(this);
  }
}
const made: Recognition[] = [];
const latest = () => made.at(-1);

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const transcript = () => screen.getByRole('list', { name: 'Transcript' }).textContent;
const hear = (transcript: string) =>
  act(() => {
    latest()?.onresult?.({ results: [[{ transcript }]] });
    latest()?.onend?.();
  });

test('callers speak in the language of the line, and the line takes what the browser understood', () => {
  Object.assign(window, { webkitSpeechRecognition: Recognition });
  render(<Phone />);
  expect(screen.getByText('Your browser may send the recording to its vendor.')).toBeVisible();
  wait(9);
  press('Speak');
  expect([latest()?.lang, start.mock.calls.length]).toEqual(['en-US', 1]);
  press('Stop listening');
  expect(stop).toHaveBeenCalledTimes(1);
  hear('Spanish');
  wait(12);
  expect(transcript()).toMatch(/You saySpanish.*Bienvenido a Tern Air/);
  press('Speak');
  expect(latest()?.lang).toBe('es-US');
  hear('equipaje');
  wait(5);
  expect(transcript()).toContain('Cada pasajero');
});

test('callers are told if nothing was recognized, until they try again', () => {
  Object.assign(window, { webkitSpeechRecognition: Recognition });
  render(<Phone />);
  press('Speak');
  act(() => {
    latest()?.onerror?.();
    latest()?.onend?.();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was recognized. Type it instead.');
  press('Speak');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser without speech recognition offers only the field', () => {
  render(<Phone />);
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Words to say' })).toBeVisible();
});
