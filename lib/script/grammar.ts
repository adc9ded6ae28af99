// The grammar of a script's lines. YAML itself is read by `tree.ts`.

/** An operator between a property and a value. */
interface OperatorKind {
  meaning: string;
  /** Compares two numbers. Absent for operators that look at text. */
  order?: (answer: number, bound: number) => boolean;
  /** Set if only older scripts use it. A colon takes its place. */
  isOld?: true;
}

/** The operators, other than YAML's colon, which means "contains". */
const OPERATORS = {
  '!=': { meaning: 'does not contain' },
  '<=': { meaning: 'is at most', order: (answer, bound) => answer <= bound },
  '>=': { meaning: 'is at least', order: (answer, bound) => answer >= bound },
  '==': { meaning: 'is exactly', isOld: true },
  '=~': { meaning: 'matches', isOld: true },
  '<': { meaning: 'is less than', order: (answer, bound) => answer < bound },
  '>': { meaning: 'is more than', order: (answer, bound) => answer > bound },
} as const satisfies Readonly<Record<string, OperatorKind>>;

/** How a property is compared with a value. */
export type Operator = ':' | keyof typeof OPERATORS;

/** Operators for today's scripts. */
export const CURRENT_OPERATORS = Object.keys(OPERATORS).filter((sign) => !operatorOf(sign as Operator)?.isOld);

/** What people write for an operator that doesn't exist. */
export const SLIPS: Record<string, Operator> = {
  '=>': '>=',
  '=<': '<=',
  '<>': '!=',
  '!==': '!=',
  '=!': '!=',
  '=': ':',
};

/** Whether the text is an operator, current or old. */
export function isOperator(text: string): text is Operator {
  return text === ':' || Object.hasOwn(OPERATORS, text);
}

/** What is known about an operator other than the colon. */
export function operatorOf(operator: Operator): OperatorKind | undefined {
  return operator === ':' ? undefined : OPERATORS[operator];
}

/** Whether an operator compares numbers. */
export function isNumeric(operator: Operator): boolean {
  return operatorOf(operator)?.order !== undefined;
}

/** An operator, in a regular expression. */
export const OPERATOR = Object.keys(OPERATORS).join('|');

/** An operator that looks at text, in a regular expression. */
export const TEXT_OPERATOR = Object.keys(OPERATORS)
  .filter((operator) => !isNumeric(operator as Operator))
  .join('|');

/**
 * Finds the operator in `property operator value`, even an unknown one. In brackets, signs aren't operators.
 * @returns the parts, and the operator's offset
 */
export function splitOperation(text: string) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (depth === 0 && '!=<>~'.includes(sign)) {
      const operator = /^[!=<>~]+/.exec(text.slice(at, at + 4))?.[0] ?? sign;
      const property = text.slice(0, at).trimEnd();
      if (property === '') return undefined;
      return { property, operator, at, value: text.slice(at + operator.length).trimStart() };
    }
  }
  return undefined;
}

/** Whether a line ends with an operator, so its values are listed below it. */
export function isOpenOperation(line: string): boolean {
  const split = splitOperation(line);
  return split?.value === '' && isOperator(split.operator);
}

/** The setting's name in `set name`, in any case, perhaps empty. `undefined` if the key doesn't start with `set`. */
export function readSet(key: string): string | undefined {
  const found = /^set(?:\s+(\S.*))?$/i.exec(key.trimEnd());
  return found ? (found[1] ?? '') : undefined;
}

/** Reads a number. `undefined` if the text is anything else. */
export function readNumber(text: string): number | undefined {
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** The start of the line that contains an offset. */
export function startOf(text: string, offset: number): number {
  return text.slice(0, offset).lastIndexOf('\n') + 1;
}

/** The end of the line that contains an offset, before its line break. */
export function endOf(text: string, offset: number): number {
  return offset + text.slice(offset).search(/\r?\n|$/);
}

/** The parts of a line: indentation, hyphen, `set`, key, colon, and the rest. */
const LINE = /^(\s*)(- +)?["']?(set +)?([\w.$-]*)(["']? *:(?: +|$))?(.*)$/i;

/** Splits a line into parts. Offsets refer to the line. */
export function readLine(line: string) {
  const [, indent = '', hyphen, set = '', key = '', colon = '', rest = ''] = LINE.exec(line) ?? [];
  const end = line.length - rest.length - colon.length;
  return {
    indent: indent.length,
    hasHyphen: hyphen !== undefined,
    isSet: set !== '',
    key,
    /** Where the key starts, with any `set` before it, and where it ends. */
    range: [end - key.length - set.length, end] as const,
    hasColon: colon !== '',
    /** The text after the key's colon and any spaces. */
    rest,
  };
}

/** Lines found only in test scripts: a test name, a configuration, a call, an expectation, or a step setting. */
const SCRIPT = new RegExp(
  String.raw`^ *- +["']?(test(\.only|\.skip)? *:|\$DIAL\b)|^configuration:|^ +- +["']?(prompt|transcript) *(:|${OPERATOR})|^ +- +["']?[sS]et \w+ *:`,
  'm',
);

/** Whether YAML text is a test script, or part of one. */
export function isScriptText(text: string): boolean {
  return SCRIPT.test(text);
}

/** Whether text is meant to be `testing.json`. A test script never starts with a brace. */
export function isSettingsText(text: string): boolean {
  return /^\s*\{/.test(text);
}
