import {
  calculateRoi,
  errorProbability,
  fewerErrors,
  readErrorForm,
  readRoiForm,
} from '../../../lib/practice/accuracy';
import { formatDollars, formatShare, type Inputs } from '../../../lib/practice/fields';

const valuesOf = (inputs: Inputs) => {
  const { values } = readRoiForm(inputs);
  if (!values) throw new Error('the form cannot be read');
  return values;
};

describe('the return on investment', () => {
  const { today, after, saved, savedShare } = calculateRoi(valuesOf({}));

  // The computed fields of the example, as the facts on accuracy testing list them.
  test.each([
    ['monthly agent cost', formatDollars(today.agentCost), '$1,200,000.00'],
    ['monthly automated-agent cost', formatDollars(today.automatedCost), '$30,000.00'],
    ['rate of transfers caused by inaccuracy', formatShare(today.transfers), '26.27%'],
    ['new rate of transfers caused by inaccuracy', formatShare(after.transfers), '2.26%'],
    ['new containment rate', formatShare(after.containment), '44.01%'],
    ['new monthly agent cost', formatDollars(after.agentCost), '$839,850.00'],
    ['new monthly automated-agent cost', formatDollars(after.automatedCost), '$66,015.00'],
    ['saved per month', formatDollars(saved), '$324,135.00'],
    ['share saved', formatShare(savedShare), '26.35%'],
  ])('%s of the example', (_field, shown, expected) => expect(shown).toBe(expected));

  test('the fields start with the editable fields of the example', () => {
    expect(Object.values(valuesOf({}))).toEqual([0.5, 5, 10_000, 20, 80, 5, 2, 95]);
  });

  test('a line that costs nothing saves no share of it', () => {
    expect(calculateRoi(valuesOf({ contained: '0', agent: '0' }))).toMatchObject({ saved: 0, savedShare: 0 });
  });

  test.each([
    [{ agent: '$4.50' }, 4.5],
    [{ agent: ' 1,200 ' }, 1200],
    [{ agent: '.5' }, 0.5],
  ])('a number is read as people write it: %j', (inputs, value) => expect(valuesOf(inputs).agent).toBe(value));

  test.each([
    [{ agent: '' }, 'agent', 'Enter a number from 0 to 10,000.'],
    [{ agent: '4,50' }, 'agent', 'Enter a number from 0 to 10,000.'],
    [{ agent: '-1' }, 'agent', 'Enter a number from 0 to 10,000.'],
    [{ agent: 'five' }, 'agent', 'Enter a number from 0 to 10,000.'],
    [{ agent: '1e3' }, 'agent', 'Enter a number from 0 to 10,000.'],
    [{ calls: '10.5' }, 'calls', 'Enter a whole number from 1 to 10,000,000.'],
    [{ containment: '120%' }, 'containment', 'Enter a number from 0 to 100.'],
    [{ errors: '6' }, 'errors', 'Enter a whole number from 1 to 5, the number of interactions.'],
    [{ target: '79' }, 'target', 'Enter a number from 80 (today’s accuracy) to 100.'],
    [
      { containment: '80' },
      'containment',
      'Errors send 26.27% of callers to an agent, so the IVR can contain at most 73.73%.',
    ],
  ])('what cannot be read is told at its field: %j', (inputs, field, problem) => {
    expect(readRoiForm(inputs as Inputs)).toEqual({ problems: { [field]: problem } });
  });
});

describe('the probability of too many errors', () => {
  // The lesson on accuracy: 1 - (1 - e)^5 - 5 * e * (1 - e)^4, and its exercise.
  test.each([
    [0.8, 5, 2, 0.26272],
    [0.95, 5, 2, 0.0225925],
    [0.9, 5, 2, 0.08146],
    // One error at least is the opposite of none; all errors are one power.
    [0.8, 5, 1, 1 - 0.8 ** 5],
    [0.8, 5, 5, 0.2 ** 5],
    [0.5, 3, 2, 0.5],
    [1, 5, 2, 0],
    [0, 5, 2, 1],
  ])('at an accuracy of %d, in %d interactions, %d errors or more', (accuracy, interactions, errors, expected) => {
    expect(errorProbability(accuracy, interactions, errors)).toBeCloseTo(expected, 10);
  });

  test('of fewer errors, as the table of the lesson has them', () => {
    expect(fewerErrors(0.8, 5, 2).map(formatShare)).toEqual(['32.77%', '40.96%']);
    expect(fewerErrors(0.95, 5, 2).map(formatShare)).toEqual(['77.38%', '20.36%']);
  });

  test('is not told for more errors than interactions', () => {
    expect(readErrorForm({ interactions: '3', errors: '4' }).problems.errors).toContain('from 1 to 3');
  });
});
