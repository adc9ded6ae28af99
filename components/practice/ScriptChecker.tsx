import { checkText } from '@/lib/script';
import styles from './checker/Checker.module.css';
import { Panels } from './checker/Panels';
import { targetOf } from './checker/target';
import { Toolbar, type Sample } from './checker/Toolbar';
import { PlainScript } from './editor/PlainScript';
import { Island } from '../Island';

/**
 * Checks a script or a `testing.json` on the page. The first sample and its problems are plain HTML.
 * @param props.samples the code blocks inside it, passed by the compiler
 */
export function ScriptChecker({ samples: json = '[]' }: { samples?: string }) {
  const samples = JSON.parse(json) as [Sample, ...Sample[]];
  const [{ text, platform }] = samples;
  const checked = checkText(text, platform);
  const field = (
    <div className={styles.plain}>
      <PlainScript text={text} problems={checked.problems} />
      <noscript>
        <pre className="visually-hidden">{text}</pre>
      </noscript>
      {/* Transparent until the reader uses it. */}
      <textarea className={styles.field} name="text" aria-label="Script" spellCheck={false} defaultValue={text} />
    </div>
  );
  return (
    <Island
      name="checker"
      props={{ samples, first: checked }}
      className={styles.checker}
      role="region"
      aria-label="The script checker"
      data-pagefind-ignore=""
    >
      <form method="dialog">
        <Toolbar samples={samples} />
        <Panels checked={checked} cursor={0} target={targetOf(checked, text)} field={field} />
      </form>
    </Island>
  );
}
