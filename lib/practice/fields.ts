/** What the reader has put into the controls of a form, by their names. */
export type Inputs = Readonly<Record<string, string>>;

/** A number that the reader enters. */
export interface NumberField<Name extends string = string> {
  name: Name;
  label: string;
  min: number;
  max: number;
  /** Whether only whole numbers make sense. */
  whole?: boolean;
  /** What the form starts with. */
  example: string;
}

/** What a form of numbers holds. */
export interface Numbers<Name extends string> {
  /** Absent while one of them cannot be read. */
  values?: Readonly<Record<Name, number>>;
  /** What to write instead, by the name of the field. */
  problems: Readonly<Partial<Record<Name, string>>>;
}

/** Digits, also in groups of three. A comma before one or two digits is none of these: it could be meant as a decimal point. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/**
 * Reads the numbers of a form as people write them: `10,000`, `$5.00`, `20 %`.
 * @param inputs a field that is absent counts as its example
 */
export function readNumbers<Name extends string>(fields: readonly NumberField<Name>[], inputs: Inputs): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const { name, min, max, whole, example } of fields) {
    const text = (inputs[name] ?? example).replaceAll(/[\s$%]/g, '');
    const value = text !== '' && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) values[name] = value;
    else problems[name] = `Enter a ${whole ? 'whole ' : ''}number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  }
  const isComplete = Object.keys(problems).length === 0;
  return { problems, ...(isComplete && { values: values as Record<Name, number> }) };
}

/** The inputs that a form starts with. */
export function examplesOf(fields: readonly NumberField[]): Inputs {
  return Object.fromEntries(fields.map(({ name, example }) => [name, example]));
}

/** A number with its thousands set apart, and two decimals at most. */
export const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format;

/** An amount to the cent. */
export const formatDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format;

/** A share from 0 to 1 in percent, with two decimals. */
export const formatShare = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 }).format;

/** A number of things: `1 call`, `2 calls`. */
export function count(value: number, one: string, several = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : several}`;
}
