import type { AnyNode, CallExpression, NewExpression, Node } from 'acorn';
import { entriesOf, FormParts, isUnknown, joined, Pairs, pairsOf, Unknown } from './script-values';
import { changedBy, declaredBy, placesOf, type Part } from './syntax';

/** Reads the values that expressions stand for, without running anything. */
export class Scope {
  /** What could not be told, as it stands in the script. */
  readonly variables = new Set<string>();
  /** What the script does to a constant that is read, and that is not done here. */
  readonly changes = new Set<string>();
  readonly #constants = new Map<string, AnyNode>();
  /** Values that were read already: an object that is built up in several statements is one object. */
  readonly #read = new Map<string, unknown>();

  /** @param call the one in the tree whose values are read */
  constructor(
    private readonly text: string,
    tree: AnyNode,
    call: Node,
  ) {
    const places = [...placesOf(tree, call)];
    const seen = new Set<string>();
    for (const { node, part } of places)
      for (const { name, init, isVar } of declaredBy(node)) {
        let owner = part;
        while (isVar && owner && !owner.node.type.includes('Function')) owner = owner.outer;
        // Another thing of perhaps the same name.
        if (owner && !owner.hasCall) owner.names.add(name);
        // Of two that the call sees, such as a parameter and a constant, nobody here knows which is meant.
        else if (seen.has(name) || !init) this.#constants.delete(name);
        else this.#constants.set(name, init);
        if (!owner || owner.hasCall) seen.add(name);
      }
    for (const { node, part } of places) {
      if (!changedBy(node).some((name) => this.#constants.has(name) && !isOther(name, part))) continue;
      const isRun = node.end <= call.start && (!part || part.hasCall);
      if (!isRun || !this.#append(node)) this.changes.add(text.slice(node.start, node.end));
    }
  }

  /** The value of an expression; {@link Unknown} where it cannot be told. */
  value(node: AnyNode | undefined): unknown {
    switch (node?.type) {
      case 'Literal':
        // JSON has no number of this kind.
        return typeof node.value === 'bigint' ? this.#unknown(node) : node.value;
      case 'TemplateLiteral':
        return node.quasis
          .flatMap(({ value }, index) => {
            const inner = node.expressions[index] as AnyNode | undefined;
            return [value.cooked ?? '', ...(inner ? [this.value(inner)] : [])];
          })
          .reduce((all, part) => joined(`${String(all)}${String(part)}`, [all, part]), '');
      case 'ArrayExpression':
        return node.elements.map((element) => this.value((element ?? undefined) as AnyNode | undefined));
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.flatMap((property) => this.#entries(property)));
      case 'BinaryExpression':
        return node.operator === '+'
          ? sum(this.value(node.left as AnyNode), this.value(node.right))
          : this.#unknown(node);
      case 'UnaryExpression':
        if (node.operator === '-') return this.#computed(node, [node.argument], (value) => -Number(value));
        return node.operator === '!' ? this.#computed(node, [node.argument], (value) => !value) : this.#unknown(node);
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
      this.#read.set(node.name, new Unknown(`\${${node.name}}`));
      this.#read.set(node.name, this.value(constant));
    }
    return this.#read.get(node.name);
  }

  #entries(property: AnyNode): [string, unknown][] {
    if (property.type === 'SpreadElement') return entriesOf(this.value(property.argument));
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
        const [value, replacer, indent] = values();
        const text = JSON.stringify(value, null, indent as number | undefined) as string | undefined;
        return replacer ? this.#unknown(node) : text === undefined ? undefined : joined(text, [value]);
      }
      case 'Headers':
      case 'URLSearchParams':
      case 'FormData': {
        const [value] = values();
        const pairs = typeof value === 'string' ? [...new URLSearchParams(value)] : pairsOf(value);
        return new (name === 'FormData' ? FormParts : Pairs)(pairs);
      }
      case 'URL':
        return this.#computed(node, node.arguments, absolute);
      case 'String':
        return this.#text(node.arguments[0]);
      case 'encodeURIComponent':
        return this.#computed(node, node.arguments, (value) => encodeURIComponent(String(value)));
      case 'btoa':
        return this.#computed(node, node.arguments, base64);
      default:
        return /\.toString$/.test(name) && 'object' in node.callee
          ? this.#text(node.callee.object)
          : this.#unknown(node);
    }
  }

  #text(node: Node | undefined): unknown {
    const value = this.value(node as AnyNode | undefined);
    return joined(String(value), [value]);
  }

  /** What is made of values that are known, and can be made of them; otherwise the expression is named as it stands. */
  #computed(node: AnyNode, parts: readonly Node[], compute: (...values: unknown[]) => unknown): unknown {
    const values = parts.map((part) => this.value(part as AnyNode));
    return (values.some(isUnknown) ? undefined : compute(...values)) ?? this.#unknown(node);
  }

  /** `form.append('a', 'b')` and `headers.set('a', 'b')`: whether it is one, and is done. */
  #append(node: AnyNode): boolean {
    if (
      node.type !== 'CallExpression' ||
      node.callee.type !== 'MemberExpression' ||
      node.callee.object.type !== 'Identifier' ||
      node.callee.property.type !== 'Identifier'
    )
      return false;
    const { object, property } = node.callee;
    if (!/^(?:append|set)$/.test(property.name)) return false;
    const list = this.value(object);
    if (!(list instanceof Pairs)) return false;
    const name = this.value(node.arguments[0]);
    if (property.name === 'set') list.remove(name);
    list.pairs.push([name, this.#text(node.arguments[1])]);
    return true;
  }

  #unknown(node: AnyNode): Unknown {
    const name = `\${${this.text.slice(node.start, node.end)}}`;
    this.variables.add(name);
    return new Unknown(name);
  }
}

/** Whether a name means something else in a part than to the call. */
function isOther(name: string, part: Part | undefined): boolean {
  return part !== undefined && (part.names.has(name) || isOther(name, part.outer));
}

/** As JavaScript adds: numbers are added, and all else is joined. */
function sum(a: unknown, b: unknown): unknown {
  return typeof a === 'number' && typeof b === 'number' ? a + b : joined(`${String(a)}${String(b)}`, [a, b]);
}

function absolute(url: unknown, base: unknown): string | undefined {
  try {
    return new URL(String(url), base === undefined ? undefined : String(base)).href;
  } catch {
    return undefined;
  }
}

function base64(value: unknown): string | undefined {
  try {
    return btoa(String(value));
  } catch {
    return undefined;
  }
}
