/** A place in a JSON text: the text of a value, or places by name or in order. */
type Place = string | Map<string, Place> | Place[];

/** Builds a JSON object from paths such as `a[b][0]` and `a[]`. Values are kept as their text, so that no number changes. */
export class JsonBody {
  readonly #root = new Map<string, Place>();

  /** Puts the text of a JSON value at a path. */
  set(path: string, text: string): void {
    const [, first = path, rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(path) ?? [];
    const steps = [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, step = '']) => step)];
    put(this.#root, steps, text);
  }

  toString(): string {
    return write(this.#root, '');
  }
}

function put(into: Map<string, Place> | Place[], [step = '', ...steps]: readonly string[], text: string): void {
  const key = Array.isArray(into) ? (step === '' ? into.length : Number(step)) : step;
  const next = steps[0];
  const before = Array.isArray(into) ? into[key as number] : into.get(key as string);
  let value: Place = text;
  if (next !== undefined) {
    value = typeof before === 'object' ? before : /^\d*$/.test(next) ? [] : new Map<string, Place>();
    put(value, steps, text);
  }
  if (Array.isArray(into)) into[key as number] = value;
  else into.set(key as string, value);
}

function write(place: Place | undefined, indent: string): string {
  if (typeof place !== 'object') return place ?? 'null';
  const inner = `${indent}  `;
  const lines = Array.isArray(place)
    ? Array.from(place, (item) => write(item, inner))
    : Array.from(place, ([name, item]) => `${JSON.stringify(name)}: ${write(item, inner)}`);
  const [open, close] = Array.isArray(place) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
