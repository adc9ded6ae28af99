import { ERROR_FIELDS, errorProbability, fewerErrors, readErrorForm } from '@/lib/practice/accuracy';
import { count, examplesOf, formatShare } from '@/lib/practice/fields';
import { Field, Form, NumberFields, Unfinished, type ViewProps } from './Form';
import styles from './Simulation.module.css';

/** Shows the probability of too many errors in a call, as a point on a curve. The reader moves it with a slider. */
export function ErrorProbability({ id, inputs }: ViewProps) {
  const { values, problems } = readErrorForm(inputs);
  const { accuracy = '' } = { ...examplesOf(ERROR_FIELDS), ...inputs };
  return (
    <>
      <Form label="Errors in a call">
        <NumberFields {...{ id, inputs, problems }} fields={ERROR_FIELDS.slice(1)} />
        <Field id={`${id}-accuracy`} label={`Accuracy per interaction: ${accuracy}%`}>
          {(attributes) => (
            <input
              {...attributes}
              type="range"
              name="accuracy"
              className={styles.range}
              defaultValue={accuracy}
              aria-valuetext={`${accuracy}%${values ? `: ${sentenceOf(values)}` : ''}`}
            />
          )}
        </Field>
      </Form>
      <div className={styles.result}>{values ? <Curve {...values} /> : <Unfinished />}</div>
    </>
  );
}

type CurveProps = NonNullable<ReturnType<typeof readErrorForm>['values']>;

const SIZE = { left: 58, top: 12, width: 370, height: 196 };

function Curve(values: CurveProps) {
  const { accuracy, interactions, errors } = values;
  const placeOf = (percent: number): [number, number] => [
    SIZE.left + (percent / 100) * SIZE.width,
    SIZE.top + (1 - errorProbability(percent / 100, interactions, errors)) * SIZE.height,
  ];
  const points = Array.from({ length: 101 }, (_, percent) =>
    placeOf(percent)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  const [x, y] = placeOf(accuracy);
  const [right, bottom] = [SIZE.left + SIZE.width, SIZE.top + SIZE.height];
  return (
    <>
      <p className={styles.sentence}>{sentenceOf(values)}.</p>
      <svg
        viewBox="0 0 440 260"
        className={styles.chart}
        role="img"
        aria-label={`A curve that falls from 100% when accuracy is 0% to 0% when accuracy is 100%. The point on it: ${sentenceOf(values)}.`}
      >
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <path className={styles.rule} d={`M${SIZE.left} ${bottom - (percent / 100) * SIZE.height}H${right}`} />
            <text className={styles.end} x={SIZE.left - 8} y={bottom - (percent / 100) * SIZE.height + 5}>
              {percent}%
            </text>
            <text
              className={percent === 100 ? styles.end : undefined}
              x={SIZE.left + (percent / 100) * SIZE.width}
              y={bottom + 22}
            >
              {percent}%
            </text>
          </g>
        ))}
        <text className={styles.end} x={right} y={bottom + 44}>
          accuracy per interaction
        </text>
        <path className={styles.curve} d={`M${points.join('L')}`} />
        <path className={styles.guide} d={`M${SIZE.left} ${y}H${x}V${bottom}`} />
        <circle className={styles.point} cx={x} cy={y} r="7" />
      </svg>
      <ul className={styles.list}>
        {fewerErrors(accuracy / 100, interactions, errors).map((probability, index) => (
          <li key={index}>
            {index === 0 ? 'No error' : `Exactly ${count(index, 'error')}`}: {formatShare(probability)}
          </li>
        ))}
        <li>
          {count(errors, 'error')} or more:{' '}
          <strong>{formatShare(errorProbability(accuracy / 100, interactions, errors))}</strong>
        </li>
      </ul>
    </>
  );
}

function sentenceOf({ accuracy, interactions, errors }: CurveProps): string {
  const probability = formatShare(errorProbability(accuracy / 100, interactions, errors));
  return `${probability} of calls with ${count(interactions, 'interaction')} have ${count(errors, 'error')} or more`;
}
