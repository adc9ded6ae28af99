import { count } from '@/lib/practice/fields';
import {
  CALENDARS,
  countOutcomes,
  monitorWeek,
  readWeekForm,
  SCHEDULES,
  WEEK_ASSUMPTIONS,
  type WeekSettings,
} from '@/lib/practice/week';
import form from './Form.module.css';
import { Assumptions, Choice, Form, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** A monitored week, with its settings and its events. */
export function Week({ id, inputs }: ViewProps) {
  const settings = readWeekForm(inputs);
  const { schedule, retries, calendar } = settings;
  return (
    <>
      <Form label="Monitoring">
        <div className={form.fields}>
          <Choice
            {...{ id, name: 'schedule', label: 'Schedule', value: schedule }}
            choices={Object.entries(SCHEDULES).map(([cron, { label }]) => [cron, `${label}: ${cron}`])}
          />
          <Choice
            {...{ id, name: 'calendar', label: 'Exclusion Calendar', value: calendar }}
            choices={Object.entries(CALENDARS).map(([name, { label }]) => [name, label])}
          />
          <Choice
            {...{ id, name: 'retries', label: 'Retries', value: String(retries) }}
            choices={['0 (disabled)', '1', '2 (default)', '3'].map((label, index) => [String(index), label])}
          />
        </div>
      </Form>
      <div className={styles.result}>
        <Result {...settings} />
        <Assumptions list={WEEK_ASSUMPTIONS} />
      </div>
    </>
  );
}

function Result(settings: WeekSettings) {
  const { schedule } = settings;
  const { runs, findings } = monitorWeek(settings);
  const { alert, skipped } = countOutcomes(runs);
  const repeated = runs.reduce((sum, run) => sum + Math.max(0, run.attempts - 1), 0);
  return (
    <>
      <p className={styles.sentence} role="status">
        {SCHEDULES[schedule].label}: {count(runs.length - skipped, 'run')} and {count(repeated, 'retry', 'retries')},{' '}
        {count(skipped, 'run')} skipped, <strong>{count(alert, 'alert')}</strong>.
      </p>
      <p>Events during the week (UTC):</p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </>
  );
}
