import { Island } from '../Island';
import styles from './phone/CallHead.module.css';

/** Text read aloud by two of the browser's voices, so that readers can compare them. */
export function Voices({ text }: { text: string }) {
  return (
    <section className={styles.phone} aria-label="Two voices">
      <Island name="voices" props={{}} data-pagefind-ignore="">
        <div className={styles.head}>
          <p className={styles.name}>
            <q>{text}</q>
          </p>
          <button type="button" className={styles.call}>
            Compare two voices
          </button>
        </div>
      </Island>
    </section>
  );
}
