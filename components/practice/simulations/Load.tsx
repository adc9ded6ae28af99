import { count, formatNumber, formatShare } from '@/lib/reading/numbers';
import { LOAD_FIELDS, readLoadForm, reportOf, simulateLoad, stateAt, type LoadSettings } from '@/lib/simulations/load';
import forms from '../../form.module.css';
import { Assumptions, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** A simulated load test for a line with agents. */
export function Load({ id, inputs }: ViewProps) {
  const { values, problems } = readLoadForm(inputs);
  return (
    <>
      <form method="dialog" className={`${forms.form} ${styles.form}`} aria-label="Load test figures">
        <div className={forms.fields}>
          {LOAD_FIELDS.map(({ name, label, whole, example }) => (
            <div key={name} className={forms.field}>
              <label className={forms.label} htmlFor={`${id}-${name}`}>
                {label}
              </label>
              <input
                id={`${id}-${name}`}
                className={forms.control}
                name={name}
                defaultValue={inputs[name] ?? example}
                inputMode={whole ? 'numeric' : 'decimal'}
                autoComplete="off"
                aria-invalid={problems[name] ? true : undefined}
                aria-describedby={problems[name] && `${id}-${name}-problem`}
              />
              {problems[name] && (
                <span id={`${id}-${name}-problem`} className={forms.problem}>
                  {problems[name]}
                </span>
              )}
            </div>
          ))}
        </div>
      </form>
      <div className={styles.result}>
        {values ? (
          <Report {...values} />
        ) : (
          <p className={styles.sentence} role="status">
            Correct the marked field to see the result.
          </p>
        )}
        <Assumptions of="load" />
      </div>
    </>
  );
}

function Report(settings: LoadSettings) {
  const { concurrent, length, duration, agents, asking } = settings;
  const calls = simulateLoad(settings);
  const report = reportOf(calls, duration);
  const states = Array.from({ length: 121 }, (_, index) => stateAt(calls, (index / 120) * duration));
  const hungUp = `${formatNumber(report.hungUp)} (${formatShare(report.hungUp / Math.max(1, report.asked))})`;
  const rows: [string, string][] = [
    ['Calls placed', formatNumber(report.placed)],
    ['Maximum throughput', `${count(report.throughput, 'call')} ended per minute`],
    ['Callers who asked for an agent', formatNumber(report.asked)],
    ['Average wait for an agent', timeOf(report.averageWait)],
    ['Longest wait for an agent', timeOf(report.longestWait)],
    ['Hung up while waiting', hungUp],
  ];
  return (
    <>
      <p className={styles.sentence} role="status">
        {count(report.placed, 'call')} placed. Of {count(report.asked, 'caller')} who asked for an agent,{' '}
        {formatNumber(report.hungUp)} hung up while waiting.
      </p>
      <Plot label="Calls on the line" values={states.map(({ onLine }) => onLine)} />
      <Plot label="Callers waiting" values={states.map(({ waiting }) => waiting)} />
      <table className={styles.table}>
        <caption>
          {count(concurrent, 'concurrent call')} that last {count(length, 'minute')}, for {count(duration, 'minute')};{' '}
          {count(agents, 'agent')}, requested by {formatNumber(asking)}% of callers
        </caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A line chart over the test's duration. */
function Plot({ label, values }: { label: string; values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const points = values.map(
    (value, index) => `${((index / (values.length - 1)) * 440).toFixed(1)} ${(106 - (value / top) * 76).toFixed(1)}`,
  );
  const most = formatNumber(Math.max(...values));
  return (
    <svg
      viewBox="0 0 440 110"
      className={styles.chart}
      role="img"
      aria-label={`${label} during the test, at most ${most}. The table has the figures.`}
    >
      <text y="18">{label}</text>
      <text className={styles.end} x="440" y="18">
        most: {most}
      </text>
      <path className={styles.rule} d="M0 106H440" />
      <path className={styles.curve} d={`M${points.join('L')}`} />
    </svg>
  );
}

/** Formats a time in minutes and seconds. */
function timeOf(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
