import type { AnyNode, CallExpression, NewExpression } from 'acorn';

/** `Headers` or `URLSearchParams`: names with their values, in order. */
export class Pairs {
  constructor(readonly pairs: [unknown, unknown][]) {}

  remove(name: unknown): void {
    this.pairs.splice(0, this.pairs.length, ...this.pairs.filter(([other]) => other !== name));
  }

  /** As a form in an address or a body. */
  toString(): string {
    return String(new URLSearchParams(this.pairs.map(([name, value]) => [String(name), String(value)])));
  }
}

/** `FormData`: its parts, in order. */
export class FormParts extends Pairs {}

/** Reads the values that expressions stand for, without running anything. */
export class Scope {
  /** What could not be told, as it stands in the script. */
  readonly variables = new Set<string>();
  /** What the script does to a constant that is read, and that is not done here. */
  readonly changes = new Set<string>();
  readonly #constants = new Map<string, AnyNode>();
  /** Values that were read already: an object that is built up in several statements is one object. */
  readonly #read = new Map<string, unknown>();

  constructor(
    private readonly text: string,
    nodes: readonly AnyNode[],
  ) {
    for (const node of nodes)
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        this.#constants.set(node.id.name, node.init as AnyNode);
    for (const node of nodes) if (node.type === 'CallExpression') this.#append(node);
    for (const node of nodes) {
      const changed = changedBy(node);
      if (changed && this.#constants.has(changed)) this.changes.add(this.text.slice(node.start, node.end));
    }
  }

  /** The value of an expression; `${…}` where it cannot be told. */
  value(node: AnyNode | undefined): unknown {
    switch (node?.type) {
      case 'Literal':
        return node.value;
      case 'TemplateLiteral':
        return node.quasis
          .map(({ value }, index) => {
            const inner = node.expressions[index] as AnyNode | undefined;
            return `${value.cooked ?? ''}${inner ? String(this.value(inner)) : ''}`;
          })
          .join('');
      case 'ArrayExpression':
        return node.elements.map((element) => this.value((element ?? undefined) as AnyNode | undefined));
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.flatMap((property) => this.#entries(property)));
      case 'BinaryExpression':
        return node.operator === '+'
          ? sum(this.value(node.left as AnyNode), this.value(node.right))
          : this.#unknown(node);
      case 'UnaryExpression':
        if (node.operator === '-') return -Number(this.value(node.argument));
        return node.operator === '!' ? !this.value(node.argument) : this.#unknown(node);
      case 'AwaitExpression':
        return this.value(node.argument);
      case 'Identifier':
        return this.#identifier(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.#call(node);
      default:
        return node ? this.#unknown(node) : undefined;
    }
  }

  #identifier(node: AnyNode & { name: string }): unknown {
    if (node.name === 'undefined') return undefined;
    const constant = this.#constants.get(node.name);
    if (!constant) return this.#unknown(node);
    if (!this.#read.has(node.name)) {
      // It may be made of itself, which cannot be told.
      this.#read.set(node.name, `\${${node.name}}`);
      this.#read.set(node.name, this.value(constant));
    }
    return this.#read.get(node.name);
  }

  #entries(property: AnyNode): [string, unknown][] {
    if (property.type === 'SpreadElement') {
      const value = this.value(property.argument);
      // What is not known is named, and has no entries.
      return typeof value === 'object' ? Object.entries(value ?? {}) : [];
    }
    if (property.type !== 'Property') return [];
    const key = property.key as AnyNode;
    const name = !property.computed && key.type === 'Identifier' ? key.name : String(this.value(key));
    return [[name, this.value(property.value as AnyNode)]];
  }

  #call(node: CallExpression | NewExpression): unknown {
    const name = this.text.slice(node.callee.start, node.callee.end).replace(/^(?:window|globalThis)\./, '');
    const values = () => node.arguments.map((argument) => this.value(argument));
    switch (name) {
      case 'JSON.stringify': {
        const [value, , indent] = values();
        return JSON.stringify(value, null, indent as number | undefined);
      }
      case 'Headers':
      case 'URLSearchParams':
      case 'FormData': {
        const [value] = values();
        const pairs =
          typeof value === 'string'
            ? [...new URLSearchParams(value)]
            : Array.isArray(value)
              ? value
              : Object.entries(value ?? {});
        return new (name === 'FormData' ? FormParts : Pairs)(pairs as [unknown, unknown][]);
      }
      case 'URL':
        return absolute(...(values() as [unknown, unknown])) ?? this.#unknown(node);
      case 'String':
        return String(values()[0]);
      case 'encodeURIComponent':
        return this.#isPlain(node) ? encodeURIComponent(String(values()[0])) : this.#unknown(node);
      case 'btoa':
        return this.#isPlain(node) ? base64(String(values()[0])) : this.#unknown(node);
      default:
        return /\.toString$/.test(name) && 'object' in node.callee
          ? String(this.value(node.callee.object))
          : this.#unknown(node);
    }
  }

  /** `form.append('a', 'b')` and `headers.set('a', 'b')`. */
  #append({ callee, arguments: given }: CallExpression): void {
    if (
      callee.type !== 'MemberExpression' ||
      callee.object.type !== 'Identifier' ||
      callee.property.type !== 'Identifier'
    )
      return;
    if (!/^(?:append|set)$/.test(callee.property.name) || !this.#constants.has(callee.object.name)) return;
    const list = this.value(callee.object);
    if (!(list instanceof Pairs)) return;
    const name = this.value(given[0]);
    if (callee.property.name === 'set') list.remove(name);
    list.pairs.push([name, this.value(given[1])]);
  }

  #isPlain(node: CallExpression | NewExpression): boolean {
    const before = this.variables.size;
    node.arguments.forEach((argument) => this.value(argument));
    return this.variables.size === before;
  }

  #unknown(node: AnyNode): string {
    const name = `\${${this.text.slice(node.start, node.end)}}`;
    this.variables.add(name);
    return name;
  }
}

/** The name of what a statement changes after it was declared: `a = …`, `a.b = …`, `a.searchParams.set(…)`, `a.delete(…)`. */
function changedBy(node: AnyNode): string | undefined {
  const isDone = (callee: AnyNode) =>
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.property.type === 'Identifier' &&
    /^(?:append|set)$/.test(callee.property.name);
  let target: AnyNode | undefined;
  if (node.type === 'AssignmentExpression') target = node.left;
  else if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    target = node.argument;
  else if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    /^(?:append|set|delete|sort|push|unshift|splice|pop|shift|assign)$/.test(node.callee.property.name) &&
    !isDone(node.callee)
  )
    target = node.callee.property.name === 'assign' ? (node.arguments[0] as AnyNode | undefined) : node.callee;
  while (target?.type === 'MemberExpression') target = target.object as AnyNode;
  return target?.type === 'Identifier' ? target.name : undefined;
}

/** As JavaScript adds: numbers are added, and all else is joined. */
function sum(a: unknown, b: unknown): number | string {
  return typeof a === 'number' && typeof b === 'number' ? a + b : `${String(a)}${String(b)}`;
}

function absolute(url: unknown, base: unknown): string | undefined {
  try {
    return new URL(String(url), base === undefined ? undefined : String(base)).href;
  } catch {
    return undefined;
  }
}

function base64(text: string): string | undefined {
  try {
    return btoa(text);
  } catch {
    return undefined;
  }
}
