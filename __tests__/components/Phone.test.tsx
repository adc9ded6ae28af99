import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Phone } from '@/components/practice/phone/Phone';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('the field is in the language of the line, for the dictation of the keyboard', () => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Words to say' });
  wait(9);
  fireEvent.change(field, { target: { value: 'Spanish' } });
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
  wait(12);
  expect(screen.getByRole('list', { name: 'Transcript' }).textContent).toMatch(/You saySpanish.*Bienvenido a Tern Air/);
  expect(field).toHaveAttribute('lang', 'es-US');
});
