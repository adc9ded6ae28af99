import styles from './HeroConversation.module.css';

const script = [
  {
    input: '$DIAL',
    expected: 'what can I do for you',
    heard: 'Maple Street Pharmacy. What can I do for you?',
    said: 'dials the pharmacy',
  },
  {
    input: 'refill',
    expected: 'prescription number',
    heard: 'Please key in your six-digit prescription number.',
    said: 'Refill',
  },
  {
    input: '$482913',
    expected: 'after four',
    heard: 'Thank you. It will be ready after four.',
    said: 'presses 4 8 2 9 1 3',
  },
];

/** One short test, as it is written and as it takes place. */
export function HeroConversation() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="A test script of three lines beside the phone call that it makes: dial, ask for a refill, key in a number. Every reply is as expected."
    >
      <div className={styles.script} aria-hidden="true">
        <p className={styles.file}>refill.yml</p>
        <pre>
          <code>
            <span className={styles.quiet}>---{'\n'}</span>
            <span className={styles.quiet}>- test: </span>Refill by number{'\n'}
            {script.map(({ input, expected }) => (
              <span key={input} className={styles.line}>
                <span className={styles.quiet}>- </span>
                <span className={styles.input}>{input}</span>
                <span className={styles.quiet}>: </span>
                <span className={styles.expected}>{expected}</span>
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </div>
      <ol className={styles.call} aria-hidden="true">
        {script.flatMap(({ said, heard, expected }) => {
          const [before = '', after = ''] = splitOn(heard, expected);
          return [
            <li key={said} className={styles.caller}>
              {said}
            </li>,
            <li key={heard} className={styles.system}>
              {before}
              <b>{heard.slice(before.length, before.length + expected.length)}</b>
              {after}
            </li>,
          ];
        })}
      </ol>
    </div>
  );
}

function splitOn(text: string, part: string): [string, string] {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  return [text.slice(0, start), text.slice(start + part.length)];
}
