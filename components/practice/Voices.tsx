import { LazyProgram } from './LazyProgram';
import styles from './phone/CallHead.module.css';

/** Text read aloud by two of the browser's voices, so that readers can compare them. */
export function Voices({ text }: { text: string }) {
  return (
    <section className={styles.phone} aria-label="Two voices">
      <LazyProgram program="voices" label="The voices">
        <div className={styles.head}>
          <p className={styles.name}>
            <q>{text}</q>
          </p>
          <button type="button" className={styles.call}>
            Compare two voices
          </button>
        </div>
      </LazyProgram>
    </section>
  );
}
