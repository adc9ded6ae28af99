import { count } from '@/lib/reading/numbers';
import {
  CALENDARS,
  countOutcomes,
  DAYS,
  monitorWeek,
  readWeekForm,
  SCHEDULES,
  TROUBLES,
  type Outcome,
  type Run,
  type Week as Monitored,
  type WeekSettings,
} from '@/lib/simulations/week';
import forms from '../../form.module.css';
import { Assumptions, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** Outcomes from best to worst. Each hour shows its worst one. */
const OUTCOMES = { passed: 'Passed', skipped: 'Skipped', retried: 'Passed on a retry', alert: 'Alert' } as const;

/** A monitored week, with its settings and an hourly grid. */
export function Week({ id, inputs }: ViewProps) {
  const settings = readWeekForm(inputs);
  const choices = [
    {
      name: 'schedule',
      label: 'Schedule',
      value: settings.schedule,
      options: Object.entries(SCHEDULES).map(([cron, { label }]) => [cron, `${label}: ${cron}`]),
    },
    {
      name: 'calendar',
      label: 'Exclusion Calendar',
      value: settings.calendar,
      options: Object.entries(CALENDARS).map(([name, { label }]) => [name, label]),
    },
    {
      name: 'retries',
      label: 'Retries',
      value: settings.retries,
      options: ['0 (disabled)', '1', '2 (default)', '3'].map((label, index) => [index, label]),
    },
  ];
  return (
    <>
      <form method="dialog" className={`${forms.form} ${styles.form}`} aria-label="Monitoring">
        <div className={forms.fields}>
          {choices.map(({ name, label, value, options }) => (
            <div key={name} className={forms.field}>
              <label className={forms.label} htmlFor={`${id}-${name}`}>
                {label}
              </label>
              <select id={`${id}-${name}`} className={forms.control} name={name} defaultValue={value}>
                {options.map(([one, text]) => (
                  <option key={one} value={one}>
                    {text}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </form>
      <div className={styles.result}>
        <Result {...settings} />
        <Assumptions of="week" />
      </div>
    </>
  );
}

function Result(settings: WeekSettings) {
  const { schedule } = settings;
  const { runs, windows, findings } = monitorWeek(settings);
  const { alert, skipped } = countOutcomes(runs);
  const signs = [
    ...(Object.keys(OUTCOMES) as Outcome[]).map(
      (outcome) => [OUTCOMES[outcome], <Mark key={outcome} outcome={outcome} x={8} y={7} />] as const,
    ),
    ['Exclusion window', <Hour key="window" x={0} y={0} width={16} isExcluded />] as const,
    ['Trouble', <rect key="trouble" className={styles.trouble} x="5" width="6" height="14" />] as const,
  ];
  const repeated = runs.reduce((sum, run) => sum + Math.max(0, run.attempts - 1), 0);
  return (
    <>
      <p className={styles.sentence} role="status">
        {SCHEDULES[schedule].label}: {count(runs.length - skipped, 'run')} and {count(repeated, 'retry', 'retries')},{' '}
        {count(skipped, 'run')} skipped, <strong>{count(alert, 'alert')}</strong>.
      </p>
      <svg
        viewBox="0 0 440 420"
        className={styles.chart}
        role="img"
        aria-label="Each hour of the week with its runs. The list below describes what happened."
      >
        {DAYS.map((day, index) => (
          <text key={day} className={styles.middle} x={84 + index * 56} y="16">
            {day.slice(0, 3)}
          </text>
        ))}
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} className={styles.end} x="48" y={39 + hour * 16}>
            {hour}:00
          </text>
        ))}
        {DAYS.map((day, index) => (
          <Day key={day} x={57 + index * 56} from={index * 1440} runs={runs} windows={windows} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {signs.map(([label, sign]) => (
          <li key={label} className={styles.sign}>
            <svg viewBox="0 0 16 14" width="16" height="14" aria-hidden="true">
              {sign}
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <p>Events during the week (UTC):</p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </>
  );
}

interface DayProps {
  x: number;
  /** The minute of the week when the day starts. */
  from: number;
  runs: readonly Run[];
  windows: Monitored['windows'];
}

/** A column of hours for one day, each with its worst outcome. */
function Day({ x, from, runs, windows }: DayProps) {
  const ranks = Object.keys(OUTCOMES) as Outcome[];
  return Array.from({ length: 24 }, (_, hour) => {
    const [begin, y] = [from + hour * 60, 26 + hour * 16];
    const outcomes = runs.filter(({ minute }) => Math.floor(minute / 60) * 60 === begin).map(({ outcome }) => outcome);
    const worst = ranks.findLast((outcome) => outcomes.includes(outcome));
    return (
      <g key={hour}>
        <Hour
          {...{ x, y }}
          width={54}
          isExcluded={windows.some((window) => begin >= window.from && begin < window.to)}
        />
        {TROUBLES.some(({ from, to }) => from < begin + 60 && to > begin) && (
          <rect className={styles.trouble} x={x} y={y} width="6" height="14" />
        )}
        {worst && <Mark outcome={worst} x={x + 27} y={y + 7} />}
      </g>
    );
  });
}

function Hour({ x, y, width, isExcluded }: { x: number; y: number; width: number; isExcluded: boolean }) {
  return (
    <>
      <rect className={isExcluded ? styles.excluded : styles.hour} x={x} y={y} width={width} height="14" />
      {isExcluded && <path className={styles.hatch} d={`M${x} ${y + 14}l14-14M${x + width - 14} ${y + 14}l14-14`} />}
    </>
  );
}

/** An outcome's symbol. Symbols differ in shape as well as color. */
function Mark({ outcome, x, y }: { outcome: Outcome; x: number; y: number }) {
  if (outcome === 'passed') return <circle className={styles.passed} cx={x} cy={y} r="4" />;
  if (outcome === 'retried') return <circle className={styles.retried} cx={x} cy={y} r="4.5" />;
  if (outcome === 'skipped') return <path className={styles.skipped} d={`M${x - 6} ${y}h12`} />;
  return <path className={styles.alert} d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} />;
}
