import {
  CURRENT_OPERATORS,
  isOpenOperation,
  isOperator,
  SLIPS,
  splitOperation,
  type Operation,
  type Operator,
} from '../grammar';
import type { Expression } from '../model';
import { respelled } from '../repair/fix';
import { report, type Finding, type Range } from '../rules/report';
import { readDocuments, scalarsOf, type Scalar } from '../tree';

/** Reads an expression other than `key: value`, such as an operator or `exit`. */
export function readOperation(scalar: Scalar, source: string, findings: Finding[]): Expression[] {
  const { text, range } = scalar;
  if (text === 'exit') {
    findings.push(report({ id: 'old-name/keyword', at: range, data: { word: text } }));
    return [];
  }
  const [first = ''] = source.slice(...range).split('\n');
  if (scalar.plain && first.length < range[1] - range[0] && isOpenOperation(first)) {
    const { property, operator } = splitOperation(first) ?? { property: '', operator: ':' };
    const place: Range = [range[0], range[0] + property.length];
    const end = range[0] + first.length;
    const expected = valuesBelow(source, [end + 1, range[1]]);
    const sign: Range = [place[1], end];
    return [{ kind: 'check', property, place, operator: operator as Operator, sign, expected, range }];
  }
  const split = splitOperation(text);
  if (!split) {
    findings.push(report({ id: 'no-operator/line', at: range, data: { text } }));
    return [];
  }
  // With escapes or line breaks, offsets in the scalar's text aren't offsets in the source.
  const isLiteral = scalar.plain && range[1] - range[0] === text.length;
  const offset = (at: number) => (isLiteral ? range[0] + at : undefined);
  const { property, operator, at, value } = split;
  const place: Range = [range[0], offset(property.length) ?? range[1]];
  const from = offset(text.length - value.length) ?? range[0];
  if (!isOperator(operator)) {
    const sign: Range = [offset(at) ?? range[0], offset(at + operator.length) ?? range[1]];
    findings.push(unknownOperator(split, sign, isLiteral));
    return [];
  }
  // As in YAML, quotes around the value aren't part of it.
  const inner = /^"(.*)"$/s.exec(value)?.[1];
  const meant: Scalar = { ...scalar, text: inner ?? value, range: [from, range[1]], plain: inner === undefined };
  const sign: Range | undefined = isLiteral ? [place[1], from] : undefined;
  return [{ kind: 'check', property, place, operator, sign, expected: value === '' ? [] : [meant], range }];
}

/** Reads the values in a list that YAML treats as part of the line above. */
function valuesBelow(source: string, [from, to]: Range): Scalar[] {
  const value = readDocuments(source.slice(from, to))[0]?.value;
  return (value ? scalarsOf(value) : []).map((scalar) => ({
    ...scalar,
    range: [scalar.range[0] + from, scalar.range[1] + from] as const,
  }));
}

function unknownOperator({ operator, property, at: start }: Operation, at: Range, canFix: boolean): Finding {
  const meant = SLIPS[operator];
  if (!meant) return report({ id: 'unknown-operator/unknown', at, data: { operator, operators: CURRENT_OPERATORS } });
  // A colon has no space before it.
  const from = meant === ':' ? at[0] - start + property.length : at[0];
  const fix = canFix ? respelled([from, at[1]], meant) : undefined;
  return report({ id: 'unknown-operator/misspelled', at, data: { operator, meant }, fix });
}
