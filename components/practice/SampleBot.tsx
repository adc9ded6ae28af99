import bot from '@/.generated/practice/sample-bot.json';
import styles from './bot/SampleBot.module.css';
import { Island } from '../Island';

/**
 * The chatbot course's sample bot, with the dialogue from `content/practice/sample-bot.yml`. Learners' tests select its
 * elements by the IDs and classes defined there.
 * @param props.framed whether the chat is in an iframe
 */
export function SampleBot({ framed }: { framed?: boolean }) {
  return (
    <section className={styles.bot} aria-label={`${bot.name} chat`}>
      <Island name="bot" props={{ isFramed: framed }} data-pagefind-ignore="">
        <button type="button" id={bot.ids.open} className={styles.open} aria-expanded={false}>
          Chat with {bot.name}
        </button>
      </Island>
      <noscript>
        <p>The bot needs JavaScript. Its selectors are in a table below.</p>
      </noscript>
    </section>
  );
}
