import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import bot from '@/.generated/practice/sample-bot.json';
import { inVariant, type Message, replyTo } from '@/lib/script';
import type { Start } from '../../browser/start';
import { SayForm } from '../SayForm';
import styles from './SampleBot.module.css';

/** The sample bot's chat, initially open, with a close button. It replaces the start button. */
export default function Chat({ props: { isFramed } }: Start<{ isFramed?: boolean }>) {
  const [isOpen, setOpen] = useState(true);
  const [messages, setMessages] = useState<Message[]>([]);

  const add = (message: Message) => setMessages((before) => [...before, message]);
  const say = (text: string, how: 'typed' | 'chosen') => {
    const asked = messages.filter(({ by }) => by === 'user').length;
    add({ by: 'user', text });
    let wait = 0;
    for (const { after, ...message } of replyTo(text, inVariant(bot, asked), how)) {
      wait += after;
      if (wait === 0) add({ by: 'bot', ...message });
      else setTimeout(add, wait, { by: 'bot', ...message });
    }
  };

  const chat = <ChatWindow messages={messages} onSay={say} />;
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
      {isOpen && (isFramed ? <Frame>{chat}</Frame> : chat)}
    </>
  );
}

function ChatWindow({ messages, onSay }: { messages: Message[]; onSay(text: string, how: 'typed' | 'chosen'): void }) {
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);

  // Selectors of exercises and runs see these elements as `elementsOf` in `lib/script/run/page.ts` describes them.
  return (
    <div className={styles.window}>
      {/* The log can have focus, so that it can be scrolled by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
        <ol className={styles.messages}>
          {messages.map((message, index) =>
            message.by === 'user' ? (
              <li key={index} className={styles.message}>
                <span>{message.text}</span>
              </li>
            ) : (
              <li key={index} className={`${bot.classes.reply} ${styles.reply}`}>
                <span className={`${bot.classes.text} ${styles.text}`}>{message.text}</span>
                {message.choices?.map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className={`${bot.classes.choice} ${styles.choice}`}
                    onClick={() => onSay(choice, 'chosen')}
                  >
                    {choice}
                  </button>
                ))}
              </li>
            ),
          )}
        </ol>
      </div>
      <SayForm
        ref={input}
        id={bot.ids.input}
        className={styles.form}
        aria-label="Your message"
        placeholder="Type a message"
        send={{ children: 'Send', className: styles.send }}
        onSay={(text) => onSay(text, 'typed')}
      />
    </div>
  );
}

const TITLE = `${bot.name} chat`;

/** Shows its children in an iframe without an address, because the policy doesn't allow pages in iframes. */
function Frame({ children }: { children: ReactNode }) {
  const [inner, setInner] = useState<Document | null>();

  const onLoad = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    const sheets = [...document.querySelectorAll('style, link[rel="stylesheet"]')];
    contentDocument?.head.append(...sheets.map((sheet) => sheet.cloneNode(true)));
    setInner(contentDocument);
  };
  useEffect(() => {
    const page = document.documentElement;
    const copyTheme = () => Object.assign(inner?.documentElement.dataset ?? {}, page.dataset);
    copyTheme();
    const observer = new MutationObserver(copyTheme);
    observer.observe(page, { attributes: true });
    return () => observer.disconnect();
  }, [inner]);

  return (
    <>
      {inner && createPortal(children, inner.body)}
      <iframe
        id={bot.ids.frame}
        className={styles.frame}
        title={TITLE}
        srcDoc={`<!doctype html><html lang="en"><title>${TITLE}</title>`}
        onLoad={onLoad}
      />
    </>
  );
}
