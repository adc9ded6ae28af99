import { Unreadable } from './imported';

/** A place in a JSON text: the text of a value, or places by name or in order. */
type Place = string | Map<string, Place> | Place[];

/** Builds a JSON object from paths such as `a[b][0]` and `a[]`. Values are kept as their text, so that no number changes. */
export class JsonBody {
  readonly #root = new Map<string, Place>();

  /**
   * Puts the text of a JSON value at a path.
   * @throws Unreadable when the path goes into a list by a name, or into an object by a number, and when it is a list at the top
   */
  set(path: string, text: string): void {
    if (/^\[|\\[[\]]/.test(path))
      throw new Unreadable(
        `“${path}” is a list at the top or has a bracket that is no path. Paste the JSON as the body.`,
      );
    const [, first = path, rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(path) ?? [];
    const steps = [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, step = '']) => step)];
    if (!put(this.#root, steps, text)) throw new Unreadable(`“${path}” does not fit the fields before it.`);
  }

  toString(): string {
    return write(this.#root, '');
  }
}

/** Whether a step leads into a list: a number of a size that a list may have, or nothing for its end. */
const isIndex = (step: string) => /^\d{0,3}$/.test(step);

function put(into: Map<string, Place> | Place[], [step = '', ...steps]: readonly string[], text: string): boolean {
  const index = Array.isArray(into) && step === '' ? into.length : Number(step);
  const before = Array.isArray(into) ? into[index] : into.get(step);
  const next = steps[0];
  let value: Place = text;
  if (next !== undefined) {
    value = typeof before === 'object' ? before : isIndex(next) ? [] : new Map<string, Place>();
    if (Array.isArray(value) !== isIndex(next) || !put(value, steps, text)) return false;
  }
  if (Array.isArray(into)) into[index] = value;
  else into.set(step, value);
  return true;
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
