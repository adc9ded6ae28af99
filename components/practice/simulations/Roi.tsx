import { calculateRoi, readRoiForm, ROI_FIELDS } from '@/lib/practice/accuracy';
import { formatDollars, formatShare } from '@/lib/practice/fields';
import { Form, Legend, NumberFields, Unfinished, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** Calculates the monthly savings from better accuracy. */
export function Roi({ id, inputs }: ViewProps) {
  const { values, problems } = readRoiForm(inputs);
  return (
    <>
      <Form label="Line figures">
        <NumberFields {...{ id, inputs, problems }} fields={ROI_FIELDS} />
      </Form>
      <div className={styles.result}>{values ? <Savings {...values} /> : <Unfinished />}</div>
    </>
  );
}

function Savings(values: Parameters<typeof calculateRoi>[0]) {
  const { today, after, saved, savedShare } = calculateRoi(values);
  const costs = [today, after].map(({ agentCost, automatedCost }) => agentCost + automatedCost) as [number, number];
  const rows: [string, string, string][] = [
    ['Transfers caused by inaccuracy', formatShare(today.transfers), formatShare(after.transfers)],
    ['Containment rate', formatShare(today.containment), formatShare(after.containment)],
    ['Agents, per month', formatDollars(today.agentCost), formatDollars(after.agentCost)],
    ['IVR, per month', formatDollars(today.automatedCost), formatDollars(after.automatedCost)],
    ['Total, per month', formatDollars(costs[0]), formatDollars(costs[1])],
  ];
  return (
    <>
      <p className={styles.sentence} role="status">
        An accuracy of {values.target}% {saved < 0 ? 'costs' : 'saves'}{' '}
        <strong>{formatDollars(Math.abs(saved))}</strong> {saved < 0 && 'more '}per month, which is{' '}
        <strong>{formatShare(Math.abs(savedShare))}</strong> of today’s cost.
      </p>
      <svg
        viewBox="0 0 440 116"
        className={styles.chart}
        role="img"
        aria-label={`Monthly cost: ${formatDollars(costs[0])} today, ${formatDollars(costs[1])} after training. The table has the figures.`}
      >
        {[today, after].map(({ agentCost, automatedCost }, index) => {
          const scale = 440 / Math.max(...costs, 1);
          const y = 58 * index;
          return (
            <g key={index}>
              <text y={y + 16}>{index === 0 ? 'Today' : 'After training'}</text>
              <rect className={styles.agents} y={y + 24} width={agentCost * scale} height="24" />
              <rect
                className={styles.automated}
                x={agentCost * scale}
                y={y + 24}
                width={automatedCost * scale}
                height="24"
              />
            </g>
          );
        })}
      </svg>
      <Legend
        signs={[
          ['Agents', <rect key="agents" className={styles.agents} width="14" height="14" />],
          ['IVR', <rect key="ivr" className={styles.automated} width="14" height="14" />],
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Per 30-day month</th>
            <th scope="col">Today</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
