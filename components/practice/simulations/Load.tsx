import { count, formatNumber, formatShare } from '@/lib/practice/fields';
import {
  LOAD_ASSUMPTIONS,
  LOAD_FIELDS,
  readClock,
  readLoadForm,
  reportAt,
  simulateLoad,
  stateAt,
  type LoadSettings,
} from '@/lib/practice/load';
import { Assumptions, Choice, Field, Form, NumberFields, Unfinished, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** A load test of a line with agents: its figures, its clock, and the report up to the time on the clock. */
export function Load({ id, inputs, isRunning }: ViewProps) {
  const { values, problems } = readLoadForm(inputs);
  return (
    <>
      <Form label="Figures of the load test">
        <NumberFields {...{ id, inputs, problems }} fields={LOAD_FIELDS} />
        {values && <Clock {...{ id, inputs, isRunning }} />}
      </Form>
      <div className={styles.result}>
        {values ? <Report {...{ values, isRunning }} minute={readClock(inputs).minute} /> : <Unfinished />}
        <Assumptions list={LOAD_ASSUMPTIONS} />
      </div>
    </>
  );
}

function Clock({ id, inputs, isRunning }: ViewProps) {
  const { minute, duration, speed } = readClock(inputs);
  return (
    <>
      <Field id={`${id}-elapsed`} label={`Clock: ${timeOf(minute)} of ${timeOf(duration)}`}>
        {(attributes) => (
          <input
            {...attributes}
            type="range"
            name="elapsed"
            className={styles.range}
            max="1"
            step="any"
            defaultValue={inputs.elapsed ?? '1'}
            aria-valuetext={timeOf(minute)}
          />
        )}
      </Field>
      <div className={styles.bar}>
        <button type="button" data-act="run" className={styles.button}>
          {isRunning ? 'Pause' : 'Run the test'}
        </button>
        <button type="button" data-act="skip" className={styles.button}>
          Skip to the end
        </button>
        <Choice
          {...{ id, name: 'speed', label: 'Speed', value: String(speed) }}
          choices={[1, 4, 12].map((minutes) => [String(minutes), `${count(minutes, 'minute')} a second`])}
        />
      </div>
    </>
  );
}

function Report({ values, minute, isRunning }: { values: LoadSettings; minute: number; isRunning?: boolean }) {
  const { concurrent, length, duration, agents, asking } = values;
  const calls = simulateLoad(values);
  const report = reportAt(calls, minute);
  const now = stateAt(calls, minute);
  const times = Array.from({ length: 121 }, (_, index) => (index / 120) * duration);
  const states = times.map((time) => stateAt(calls, time));
  const shown = times.filter((time) => time <= minute).length;
  const hungUp = `${formatNumber(report.hungUp)} (${formatShare(report.hungUp / Math.max(1, report.asked))})`;
  const rows: [string, string][] = [
    ['Calls on the line now', formatNumber(now.onLine)],
    ['Callers waiting for an agent now', formatNumber(now.waiting)],
    ['Agents busy now', `${formatNumber(now.busyAgents)} of ${formatNumber(agents)}`],
    ['Calls placed', formatNumber(report.placed)],
    ['Highest throughput', `${count(report.throughput, 'call')} ended in a minute`],
    ['Callers who asked for an agent', formatNumber(report.asked)],
    ['Average wait for an agent', timeOf(report.averageWait)],
    ['Longest wait for an agent', timeOf(report.longestWait)],
    ['Hung up while waiting', hungUp],
  ];
  return (
    <>
      {/* While the clock runs, a screen reader is not told of every minute. */}
      <p className={styles.sentence} role="status">
        {isRunning
          ? 'The test is running.'
          : `After ${timeOf(minute)}: ${count(report.placed, 'call')} placed. Of ${count(report.asked, 'caller')} who asked for an agent, ${formatNumber(report.hungUp)} hung up while waiting.`}
      </p>
      <Plot label="Calls on the line" values={states.map(({ onLine }) => onLine)} shown={shown} />
      <Plot label="Callers waiting" values={states.map(({ waiting }) => waiting)} shown={shown} />
      <table className={styles.table}>
        <caption>
          {count(concurrent, 'concurrent call')} of {count(length, 'minute')} for {count(duration, 'minute')},{' '}
          {count(agents, 'agent')}; {formatNumber(asking)}% of callers ask for one
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

/** A line over the time of the test, drawn up to where the clock is. */
function Plot({ label, values, shown }: { label: string; values: readonly number[]; shown: number }) {
  const top = Math.max(1, ...values);
  const points = values
    .slice(0, shown)
    .map(
      (value, index) => `${((index / (values.length - 1)) * 440).toFixed(1)} ${(106 - (value / top) * 76).toFixed(1)}`,
    );
  const most = formatNumber(Math.max(0, ...values.slice(0, shown)));
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

/** A time in minutes and seconds. */
function timeOf(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
