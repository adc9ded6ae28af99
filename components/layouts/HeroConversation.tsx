import styles from './HeroConversation.module.css';

const script = [
  {
    input: '$DIAL',
    expected: 'what can I do for you',
    said: 'dials the pharmacy',
    heard: 'Maple Street Pharmacy. What can I do for you?',
  },
  {
    input: 'refill',
    expected: 'prescription number',
    said: 'Refill',
    heard: 'Please key in your six-digit prescription number.',
  },
  {
    input: '$482913',
    expected: 'after four',
    said: 'presses 4 8 2 9 1 3',
    heard: 'Thank you. It will be ready after four.',
  },
];

/** One short test, line by line as it is written and turn by turn as it takes place. */
export function HeroConversation() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="A test script of three lines beside the phone call that it makes: dial, ask for a refill, key in a number. Every reply is as expected."
    >
      <p className={styles.head} aria-hidden="true">
        <span>refill.yml</span>
        <span>Maple Street Pharmacy</span>
      </p>
      <ol className={styles.script} aria-hidden="true">
        <li>
          <code>
            <span className={styles.quiet}>- test: </span>Refill by number
          </code>
        </li>
        {script.map(({ input, expected, said, heard }) => (
          <li key={input}>
            <code>
              <span className={styles.quiet}>- </span>
              <span className={styles.input}>{input}</span>
              <span className={styles.quiet}>: </span>
              <span className={styles.expected}>{expected}</span>
            </code>
            <span className={styles.caller}>{said}</span>
            <span className={styles.system}>
              <Heard text={heard} expected={expected} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A reply with the words that the test expects. */
function Heard({ text, expected }: { text: string; expected: string }) {
  const start = text.toLowerCase().indexOf(expected.toLowerCase());
  const end = start + expected.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
