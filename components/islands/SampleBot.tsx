'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { answer, choose, type BotReply } from './bot-script';
import styles from './SampleBot.module.css';

interface Message extends BotReply {
  by: 'user' | 'bot';
}

/**
 * The exercise bot of the chatbot course. Its ids and class names are what learners bind their test to:
 * `#sample-bot-open`, `#sample-bot-input`, `.sample-bot-reply .sample-bot-text`, `.sample-bot-choice`.
 */
export function SampleBot() {
  const [isOpen, setOpen] = useState(false);
  const [messages, setMessages] = useState<Message[]>([]);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const say = (text: string, reply: BotReply) =>
    setMessages((before) => [...before, { by: 'user', text }, { by: 'bot', ...reply }]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    if (text.trim() === '') return;
    say(text, answer(text));
    if (input.current) input.current.value = '';
  };

  return (
    <section className={styles.bot} aria-label="Corner Slice chat">
      <button
        type="button"
        id="sample-bot-open"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the chat' : 'Chat with Corner Slice'}
      </button>
      {isOpen && (
        <div className={styles.window}>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <div className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
            <ol className={styles.messages}>
              {messages.map((message, index) => (
                <li key={index} className={message.by === 'bot' ? `sample-bot-reply ${styles.reply}` : styles.message}>
                  <span className={message.by === 'bot' ? 'sample-bot-text' : undefined}>{message.text}</span>
                  {message.choices && (
                    <span className={styles.choices}>
                      {message.choices.map((choice) => (
                        <button
                          key={choice}
                          type="button"
                          className={`sample-bot-choice ${styles.choice}`}
                          onClick={() => say(choice, choose(choice))}
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
              id="sample-bot-input"
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
      <noscript>
        <p>The bot needs JavaScript. Its script and selectors are in the tables below.</p>
      </noscript>
    </section>
  );
}
