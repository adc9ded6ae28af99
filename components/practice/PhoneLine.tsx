import line from '@/.generated/practice/sample-line.json';
import { Island } from '../Island';
import { CallHead } from './phone/CallHead';
import styles from './phone/CallHead.module.css';

/**
 * The sample phone line, which readers call on the page by keypad and text. Its dialogue is in
 * `content/practice/sample-line.yml`.
 */
export function PhoneLine() {
  return (
    <section className={styles.phone} aria-label={`${line.name} phone line`}>
      <Island name="phone" props={{}} data-pagefind-ignore="">
        <CallHead state="Not connected">
          <button type="button" className={styles.call}>
            Call
          </button>
        </CallHead>
      </Island>
      <noscript>
        <p className={styles.note}>The line needs JavaScript. The course quotes what it says.</p>
      </noscript>
    </section>
  );
}
