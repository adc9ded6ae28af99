import { count } from '@/lib/reading/numbers';
import { withBase } from '@/lib/routes/base';
import { sentence, type CheckedText, type ScriptProblem } from '@/lib/script';
import controls from '../../controls.module.css';
import forms from '../../form.module.css';
import { Button } from '../Button';
import look from './Problems.module.css';
import type { RunTarget } from './target';

/** The maximum number of problems shown. Others appear as the reader fixes the first ones. */
const MOST_SHOWN = 20;

interface Props {
  checked: CheckedText;
  /** Shown instead of the summary, while or because there is none. */
  status?: string;
  target: RunTarget;
}

/** A script's problems, with their fixes, and the button that runs it. */
export function Problems({ checked, status, target: { dialogue, why } }: Props) {
  const { problems } = checked;
  const isFixable = problems.filter(({ fix }) => fix).length > 1;
  return (
    <section className={look.problems} aria-label="Problems">
      <div className={look.head}>
        <p role="status" tabIndex={-1} data-count={problems.length}>
          {status ?? summaryOf(checked)}
        </p>
        {isFixable && <Button name="fix all">Fix all</Button>}
        {dialogue && (
          <Button isPrimary name="run">
            Run on {dialogue.name}
          </Button>
        )}
        {why && <p className={controls.note}>{why}</p>}
      </div>
      <ol className={look.list}>
        {problems.slice(0, MOST_SHOWN).map((problem, index) => (
          <Problem key={`${problem.code} ${problem.range[0]} ${index}`} problem={problem} index={index} />
        ))}
      </ol>
    </section>
  );
}

function Problem({ problem, index }: { problem: ScriptProblem; index: number }) {
  const { severity, message, remedy, from, explanation, address, page, fix } = problem;
  return (
    <li className={`${look.problem} ${look[severity]}`}>
      <p className={look.place}>
        <span className={look.severity}>{sentence(severity)}</span>
        <button type="button" className={forms.link} name={`go ${index}`}>
          Line {from.line}
        </button>
        <noscript>Line {from.line}</noscript>
      </p>
      <p className={look.what}>{sentence(message)}.</p>
      <p>{sentence(remedy)}.</p>
      <p className={controls.note}>
        {explanation} <a href={withBase(address)}>{page}</a>
      </p>
      {fix && (
        <Button name={`fix ${index}`}>
          {fix.title}
          <span className="visually-hidden"> in line {from.line}</span>
        </Button>
      )}
    </li>
  );
}

function summaryOf({ problems, tests, settings }: CheckedText): string {
  if (problems.length === 0 && tests.length === 0 && settings.length === 0)
    return 'There is no test yet. Paste or write a script, or select a sample.';
  if (problems.length === 0) return 'No problems found.';
  const kinds = (['error', 'warning', 'hint'] as const).flatMap((severity) => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return number > 0 ? [count(number, severity)] : [];
  });
  const shown = problems.length > MOST_SHOWN ? ` The first ${MOST_SHOWN} are shown.` : '';
  return `${kinds.join(', ')}.${shown}`;
}
