import type { ComponentProps, FormEvent } from 'react';
import forms from '../form.module.css';
import { Button } from './Button';

interface Props extends ComponentProps<'input'> {
  /** The button that sends the words. */
  send: ComponentProps<'button'>;
  onSay(words: string): void;
}

/** A field for what the reader says or types to a simulated target. Sending empties it. */
export function SayForm({ send, className, onSay, ...field }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('words') as HTMLInputElement;
    const { value } = input;
    input.value = '';
    if (value.trim() !== '') onSay(value);
  };
  return (
    <form className={className} onSubmit={onSubmit}>
      <input type="text" name="words" className={forms.control} autoComplete="off" enterKeyHint="send" {...field} />
      <Button type="submit" {...send} />
    </form>
  );
}
