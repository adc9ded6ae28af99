'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import bot from '@/.generated/practice/sample-bot.json';
import { replyTo, replyToChoice, type ChatReply } from '@/lib/script/dialogue/chat';
import styles from './SampleBot.module.css';

interface Message extends ChatReply {
  by: 'user' | 'bot';
}

/** Creates the chat that replaces the start button. */
export function open() {
  return <Chat />;
}

/** The sample bot's chat, initially open, with a close button. */
function Chat() {
  const [isOpen, setOpen] = useState(true);
  const [messages, setMessages] = useState<Message[]>([]);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const say = (text: string, reply: ChatReply) =>
    setMessages((before) => [...before, { by: 'user', text }, { by: 'bot', ...reply }]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    if (text.trim() === '') return;
    say(text, replyTo(text, bot));
    if (input.current) input.current.value = '';
  };

  return (
    <>
      <button
        type="button"
        id={bot.ids.open}
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the chat' : `Chat with ${bot.name}`}
      </button>
      {isOpen && (
        <div className={styles.window}>
          {/* Focusable, so it can be scrolled by keyboard. */}
          <div className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
            <ol className={styles.messages}>
              {messages.map((message, index) => (
                <li
                  key={index}
                  className={message.by === 'bot' ? `${bot.classes.reply} ${styles.reply}` : styles.message}
                >
                  <span className={message.by === 'bot' ? bot.classes.text : undefined}>{message.text}</span>
                  {message.choices && (
                    <span className={styles.choices}>
                      {message.choices.map((choice) => (
                        <button
                          key={choice}
                          type="button"
                          className={`${bot.classes.choice} ${styles.choice}`}
                          onClick={() => say(choice, replyToChoice(choice, bot))}
                        >
                          {choice}
                        </button>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <form className={styles.form} onSubmit={onSubmit}>
            <input
              ref={input}
              id={bot.ids.input}
              className={styles.input}
              aria-label="Your message"
              autoComplete="off"
              enterKeyHint="send"
            />
            <button type="submit" className={styles.send}>
              Send
            </button>
          </form>
        </div>
      )}
    </>
  );
}
