import { formatShare, readNumbers, type Inputs, type NumberField, type Numbers } from './fields';

const CALL_FIELDS: readonly NumberField<'interactions' | 'errors'>[] = [
  { name: 'interactions', label: 'Interactions per call', min: 1, max: 20, whole: true, example: '5' },
  { name: 'errors', label: 'Errors that make a caller ask for an agent', min: 1, max: 20, whole: true, example: '2' },
];

type RoiName = 'contained' | 'agent' | 'calls' | 'containment' | 'accuracy' | 'interactions' | 'errors' | 'target';

/** The calculator's inputs. Money is in dollars, rates are in percent. */
export const ROI_FIELDS: readonly NumberField<RoiName>[] = [
  { name: 'contained', label: 'Cost per contained call, $', min: 0, max: 10_000, example: '0.50' },
  { name: 'agent', label: 'Cost per call with an agent, $', min: 0, max: 10_000, example: '5.00' },
  { name: 'calls', label: 'Calls per day', min: 1, max: 10_000_000, whole: true, example: '10,000' },
  { name: 'containment', label: 'Containment rate today, %', min: 0, max: 100, example: '20' },
  { name: 'accuracy', label: 'Accuracy today, %', min: 0, max: 100, example: '80' },
  ...CALL_FIELDS,
  { name: 'target', label: 'Accuracy after training, %', min: 0, max: 100, example: '95' },
];

/** The inputs for the error probability. The accuracy is in percent. */
export const ERROR_FIELDS: readonly NumberField<'accuracy' | 'interactions' | 'errors'>[] = [
  { name: 'accuracy', label: 'Accuracy per interaction, %', min: 0, max: 100, whole: true, example: '80' },
  ...CALL_FIELDS,
];

const DAYS = 30;

/** Reads the error probability form. More errors than interactions are also a problem. */
export function readErrorForm(inputs: Inputs): Numbers<'accuracy' | 'interactions' | 'errors'> {
  return withErrorsIn(readNumbers(ERROR_FIELDS, inputs));
}

/** Reads the calculator form. Contradictory numbers are also a problem. */
export function readRoiForm(inputs: Inputs): Numbers<RoiName> {
  const read = withErrorsIn(readNumbers(ROI_FIELDS, inputs));
  if (!read.values) return read;
  const { accuracy, target, containment, interactions, errors } = read.values;
  if (target < accuracy) return { problems: { target: `Enter a number from ${accuracy} (today’s accuracy) to 100.` } };
  const transfers = rounded(errorProbability(accuracy / 100, interactions, errors));
  if (containment / 100 + transfers <= 1) return read;
  const most = formatShare(1 - transfers);
  return {
    problems: {
      containment: `Errors send ${formatShare(transfers)} of callers to an agent, so the IVR can contain at most ${most}.`,
    },
  };
}

/**
 * Calculates a 30-day month. Rates are rounded to a hundredth of a percent, as in the example.
 * @returns a month's figures today and after training, and the savings; rates are from 0 to 1, and `transfers` is the
 * share of callers that errors send to an agent
 */
export function calculateRoi(values: Readonly<Record<RoiName, number>>) {
  const { contained, agent, interactions, errors } = values;
  const calls = values.calls * DAYS;
  const transfersAt = (accuracy: number) => rounded(errorProbability(accuracy / 100, interactions, errors));
  const monthOf = (transfers: number, containment: number) => ({
    transfers,
    containment,
    agentCost: calls * (1 - containment) * agent,
    automatedCost: calls * containment * contained,
  });
  const today = monthOf(transfersAt(values.accuracy), values.containment / 100);
  const lasting = transfersAt(values.target);
  const after = monthOf(lasting, rounded(today.containment + today.transfers - lasting));
  const cost = today.agentCost + today.automatedCost;
  const saved = cost - after.agentCost - after.automatedCost;
  return { today, after, saved, savedShare: cost === 0 ? 0 : saved / cost };
}

/**
 * The probability of at least `errors` errors in a call whose interactions all have the same error rate: one minus the
 * probabilities of fewer errors.
 * @param accuracy the accuracy per interaction, from 0 to 1
 */
export function errorProbability(accuracy: number, interactions: number, errors: number): number {
  const fewer = fewerErrors(accuracy, interactions, errors);
  return Math.max(0, 1 - fewer.reduce((sum, probability) => sum + probability, 0));
}

/** The probabilities of no error, exactly one, and so on up to one less than `errors`. */
export function fewerErrors(accuracy: number, interactions: number, errors: number): number[] {
  return Array.from(
    { length: errors },
    (_, index) => combinations(interactions, index) * (1 - accuracy) ** index * accuracy ** (interactions - index),
  );
}

function withErrorsIn<Name extends string>(read: Numbers<Name | 'interactions' | 'errors'>): typeof read {
  const { values } = read;
  if (!values || values.errors <= values.interactions) return read;
  const problems = {
    errors: `Enter a whole number from 1 to ${values.interactions}, the number of interactions.`,
  };
  return { problems: problems as typeof read.problems };
}

function combinations(of: number, chosen: number): number {
  return chosen === 0 ? 1 : (combinations(of - 1, chosen - 1) * of) / chosen;
}

/** Rounds to a hundredth of a percent. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
