import { checkText } from '@/lib/script/check';
import { TextField } from '../browser/TextField';
import styles from './checker/Checker.module.css';
import { Panels } from './checker/Panels';
import { PlainScript } from './checker/PlainScript';
import { Toolbar, type Sample } from './checker/Toolbar';
import { LazyProgram } from './LazyProgram';

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
      <TextField className={styles.field} name="text" aria-label="Script" spellCheck={false} defaultValue={text} />
    </div>
  );
  return (
    <LazyProgram program="checker" label="The script checker" className={styles.checker} samples={samples}>
      <form method="dialog">
        <Toolbar samples={samples} />
        <Panels checked={checked} cursor={0} field={field} />
      </form>
    </LazyProgram>
  );
}
