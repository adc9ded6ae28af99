/**
 * The pages of a PDF that its named places are on, counted from 1. It reads what Chromium writes: objects that are not packed,
 * `/Dests` with one array for each name, and pages in trees of `/Kids`.
 */
export function destinations(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const objects = new Map(
    text.split(/\n(?=\d+ 0 obj\b)/).map((object): [string, string] => [object.slice(0, object.indexOf(' ')), object]),
  );
  const bodyOf = (id = '') => objects.get(id) ?? '';
  const root = bodyOf(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const pages = (id?: string): string[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(bodyOf(id))?.[1];
    return kids === undefined ? [id ?? ''] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pages(kid));
  };
  const order = pages(/\/Pages (\d+) 0 R/.exec(root)?.[1]);
  const named = bodyOf(/\/Dests (\d+) 0 R/.exec(root)?.[1]);
  return new Map(
    [...named.matchAll(/\/(\S+) \[(\d+) 0 R \/XYZ/g)].map(([, name = '', page = '']) => [
      name.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      order.indexOf(page) + 1,
    ]),
  );
}
