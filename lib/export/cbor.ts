// The little of CBOR (RFC 8949) that an index of Pagefind needs: to find where its items begin and end without reading them all.

const UNSIGNED_LENGTHS: Record<number, number> = { 24: 1, 25: 2, 26: 4 };
const MAJOR = { bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;

/** The beginning of an item: its major type, the number or length that it holds, and where what follows begins. */
export interface Head {
  major: number;
  value: number;
  end: number;
}

/**
 * Reads the beginning of the item at a place.
 * @throws RangeError for lengths that are not given in advance and for those beyond 32 bits
 */
export function headAt(data: Buffer, at: number): Head {
  const first = data.readUInt8(at);
  const short = first & 31;
  const length = short < 24 ? 0 : UNSIGNED_LENGTHS[short];
  if (length === undefined) throw new RangeError(`CBOR with a length of an unknown kind (${short}) at byte ${at}`);
  return { major: first >> 5, value: length ? data.readUIntBE(at + 1, length) : short, end: at + 1 + length };
}

/** Where the item at a place ends, with everything in it. Throws like {@link headAt}. */
export function endOf(data: Buffer, at: number): number {
  let end = at;
  for (let open = 1; open > 0; open--) {
    const head = headAt(data, end);
    end = head.end;
    if (head.major === MAJOR.bytes || head.major === MAJOR.text) end += head.value;
    else if (head.major === MAJOR.array) open += head.value;
    else if (head.major === MAJOR.map) open += 2 * head.value;
    else if (head.major === MAJOR.tag) open += 1;
  }
  return end;
}

/** The items of the array at a place, each as its bytes. Throws like {@link headAt}. */
export function itemsOf(data: Buffer, at = 0): Buffer[] {
  const { value, end } = headAt(data, at);
  const items: Buffer[] = [];
  for (let from = end; items.length < value;) {
    const to = endOf(data, from);
    items.push(data.subarray(from, to));
    from = to;
  }
  return items;
}

/** The text that an item holds. */
export function textOf(item: Buffer): string {
  const { value, end } = headAt(item, 0);
  return item.toString('utf8', end, end + value);
}

/** The bytes of an array of items. */
export function arrayOf(items: readonly Buffer[]): Buffer {
  return Buffer.concat([headOf(MAJOR.array, items.length), ...items]);
}

/** The bytes of a text. */
export function textItem(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([headOf(MAJOR.text, bytes.length), bytes]);
}

function headOf(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  const [short, length] = value < 0x100 ? [24, 1] : value < 0x10000 ? [25, 2] : [26, 4];
  const head = Buffer.alloc(1 + length);
  head[0] = (major << 5) | short;
  head.writeUIntBE(value, 1, length);
  return head;
}
