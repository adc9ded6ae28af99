/** Form values by control name. */
export type Inputs = Readonly<Record<string, string>>;

/** A number field. */
export interface NumberField<Name extends string = string> {
  name: Name;
  label: string;
  min: number;
  max: number;
  /** Whether only whole numbers are valid. */
  whole?: boolean;
  /** The initial value. */
  example: string;
}

/** The values entered in a form's number fields. */
export interface Numbers<Name extends string> {
  /** The values. Absent if any of them is invalid. */
  values?: Readonly<Record<Name, number>>;
  /** How to correct invalid values, by field name. */
  problems: Readonly<Partial<Record<Name, string>>>;
}

/** Digits, optionally in groups of three. A comma before fewer digits isn't accepted: it may be a decimal comma. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/**
 * Reads numbers the way people write them: `10,000`, `20 %`.
 * @param inputs the form values; absent fields use their example's value
 */
export function readNumbers<Name extends string>(fields: readonly NumberField<Name>[], inputs: Inputs): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const { name, min, max, whole, example } of fields) {
    const text = (inputs[name] ?? example).replaceAll(/[\s%]/g, '');
    const value = text !== '' && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) values[name] = value;
    else problems[name] = `Enter a ${whole ? 'whole ' : ''}number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  }
  const isComplete = Object.keys(problems).length === 0;
  return { problems, ...(isComplete && { values: values as Record<Name, number> }) };
}

/** Formats a number with thousands separators and at most two decimals. */
export const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format;

/** Formats a share from 0 to 1 as a percentage with two decimals. */
export const formatShare = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 }).format;

/** Formats a count: `1 call`, `2 calls`. */
export function count(value: number, one: string, several = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : several}`;
}
