import { CURRENT_OPERATORS, isOpenOperation, isOperator, operatorOf, SLIPS, splitOperation } from '../grammar';
import type { Expression } from '../model';
import { replacement, respelled } from '../repair/fix';
import { report, type Finding, type Range } from '../rules/report';
import { readDocuments, scalarsOf, type Scalar } from '../tree';

/** Reads an expression other than `key: value`, such as an operator or `exit`. */
export function readOperation(scalar: Scalar, source: string, findings: Finding[]): Expression[] {
  const { range, plain } = scalar;
  if (scalar.text === 'exit') {
    findings.push(report({ id: 'old-name/keyword', at: range, data: { word: 'exit' } }));
    return [];
  }
  // To YAML, a list of values below an operator is part of the operator's line.
  const [first = ''] = source.slice(...range).split('\n');
  const hasList = plain && first.length < range[1] - range[0] && isOpenOperation(first);
  const text = hasList ? first : scalar.text;
  const split = splitOperation(text);
  if (!split) {
    findings.push(report({ id: 'no-operator/line', at: range, data: { text } }));
    return [];
  }
  // With escapes or line breaks, offsets in the scalar's text aren't offsets in the source.
  const isLiteral = hasList || (plain && range[1] - range[0] === text.length);
  const offset = (at: number) => (isLiteral ? range[0] + at : undefined);
  const { property, operator, value } = split;
  const place: Range = [range[0], offset(property.length) ?? range[1]];
  if (!isOperator(operator)) {
    const sign: Range = [offset(split.at) ?? range[0], offset(split.at + operator.length) ?? range[1]];
    findings.push(unknownOperator(operator, sign, isLiteral ? place[1] : undefined));
    return [];
  }
  const from = offset(text.length - value.length) ?? range[0];
  const meant: Scalar = { ...scalar, ...quotedOrPlain(value), range: [from, range[1]] };
  const expected = hasList ? valuesIn(source, [from, range[1]]) : value === '' ? [] : [meant];
  const sign: Range | undefined = isLiteral ? [place[1], from] : undefined;
  const isSpaced = text[split.at - 1] === ' ' && /^(?:\s|$)/.test(text.slice(split.at + operator.length));
  if (sign && !isSpaced && !operatorOf(operator)?.isOld) {
    const fix = replacement('Add spaces', sign, ` ${operator} `);
    findings.push(report({ id: 'unknown-operator/spaces', at: sign, data: { operator }, fix }));
  }
  return [{ kind: 'check', property, place, operator, sign, expected, range }];
}

/** Reads a value after an operator. As in YAML, quotes around it aren't part of it. */
export function quotedOrPlain(value: string): Pick<Scalar, 'text' | 'plain'> {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)?.[1];
  return { text: inner ?? value, plain: inner === undefined };
}

/** Reads the values in a passage of YAML. */
function valuesIn(source: string, [from, to]: Range): Scalar[] {
  const value = readDocuments(source.slice(from, to))[0]?.value;
  return (value ? scalarsOf(value) : []).map(({ range, ...scalar }) => ({
    ...scalar,
    range: [range[0] + from, range[1] + from],
  }));
}

/** @param from the end of the property, if the operator can be replaced: a colon has no space before it */
function unknownOperator(operator: string, at: Range, from?: number): Finding {
  const meant = SLIPS[operator];
  if (!meant) return report({ id: 'unknown-operator/unknown', at, data: { operator, operators: CURRENT_OPERATORS } });
  const fix = from === undefined ? undefined : respelled([meant === ':' ? from : at[0], at[1]], meant);
  return report({ id: 'unknown-operator/misspelled', at, data: { operator, meant }, fix });
}
