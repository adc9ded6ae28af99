// Random numbers that are the same on every machine.
export function hash(s) {
  let h = 2166136261 >>> 0;
  for (let i = 0; i < s.length; i++) {
    h ^= s.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
export function rng(seed) {
  let a = hash(String(seed));
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  const r = {
    f: next,
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    bool: (p = 0.5) => next() < p,
    pick: (a) => a[Math.floor(next() * a.length)],
    // Zipf-like pick: rank k has weight 1/(k + 3)
    zipf: (a) => {
      const c = cumulative(a);
      const x = next() * c[c.length - 1];
      let lo = 0,
        hi = c.length - 1;
      while (lo < hi) {
        const m = (lo + hi) >> 1;
        if (c[m] < x) lo = m + 1;
        else hi = m;
      }
      return a[lo];
    },
    shuffle: (a) => {
      const b = a.slice();
      for (let i = b.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [b[i], b[j]] = [b[j], b[i]];
      }
      return b;
    },
  };
  return r;
}
const cums = new WeakMap();
function cumulative(a) {
  let c = cums.get(a);
  if (!c) {
    let s = 0;
    c = a.map((_, k) => (s += 1 / (k + 3)));
    cums.set(a, c);
  }
  return c;
}
