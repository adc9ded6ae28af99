import bot from '@/.generated/practice/sample-bot.json';
import styles from './bot/SampleBot.module.css';
import { OnDemand } from './OnDemand';

/**
 * The chatbot course's sample bot, with the dialogue from `content/practice/sample-bot.yml`. Learners' tests select its
 * elements by the IDs and classes defined there.
 */
export function SampleBot() {
  return (
    <section className={styles.bot} aria-label={`${bot.name} chat`}>
      <OnDemand program="bot" label="The sample bot">
        <button type="button" id={bot.ids.open} className={styles.open} aria-expanded={false}>
          Chat with {bot.name}
        </button>
      </OnDemand>
      <noscript>
        <p>The bot needs JavaScript. Its script and selectors are in the tables below.</p>
      </noscript>
    </section>
  );
}
