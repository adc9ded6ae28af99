import line from '@/.generated/practice/sample-line.json';
import { LazyProgram } from './LazyProgram';
import { CallHead } from './phone/CallHead';
import styles from './phone/CallHead.module.css';

/**
 * The sample phone line, which readers call on the page by keypad and text. Its dialogue is in
 * `content/practice/sample-line.yml`.
 */
export function PhoneLine() {
  return (
    <section className={styles.phone} aria-label={`${line.name} phone line`}>
      <LazyProgram program="phone" label="The phone line">
        <CallHead state="Not connected">
          <button type="button" className={styles.call}>
            Call
          </button>
        </CallHead>
      </LazyProgram>
      <noscript>
        <p className={styles.note}>The line needs JavaScript. The course quotes what it says.</p>
      </noscript>
    </section>
  );
}
