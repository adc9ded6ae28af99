// Sentences and paragraphs.
import { ADJS, ADVS, CONJ, NOUNS, PREPS, RARE, VERBS, aAn, cap, ing, plural, third } from './words.mjs';
export function prose(r, topic) {
  const noun = () =>
    r.bool(0.3)
      ? r.pick(topic.nouns)
      : r.bool(0.012)
        ? r.pick(topic.rare)
        : r.bool(0.006)
          ? r.pick(RARE)
          : r.zipf(NOUNS);
  const adj = () => (r.bool(0.2) ? r.pick(topic.adjs) : r.zipf(ADJS));
  const verb = () => (r.bool(0.2) ? r.pick(topic.verbs) : r.zipf(VERBS));
  const adv = () => r.zipf(ADVS);
  const ident = () => (r.bool(0.5) ? r.pick(topic.idents) : identifier(r));
  const np = (d = 0) => {
    const n = noun(),
      a = r.bool(0.45) ? adj() + ' ' : '',
      k = r.f();
    let s =
      k < 0.45
        ? 'the ' + a + n
        : k < 0.65
          ? aAn(a + n)
          : k < 0.8
            ? a + plural(n)
            : k < 0.86
              ? 'each ' + a + n
              : k < 0.92
                ? 'every ' + a + n
                : k < 0.97
                  ? 'your ' + a + n
                  : 'the `' + ident() + '` ' + n;
    if (d < 1 && r.bool(0.22)) s += ' ' + r.pick(['of', 'in', 'for', 'from']) + ' ' + np(d + 1);
    return s;
  };
  const subj = () => (r.bool(0.3) ? 'you' : r.bool(0.08) ? topic.product : np());
  const vp = (s) => {
    const v = verb(),
      t = s === 'you' || (/^(.*[^s]s)$/.test(s) && !/^(the|a|an|each|every|your) /.test(s)) ? v : third(v);
    const k = r.f();
    if (k < 0.2) return 'can ' + v + ' ' + np();
    if (k < 0.3) return 'must ' + v + ' ' + np() + ' ' + r.zipf(PREPS) + ' ' + np(1);
    if (k < 0.38) return (r.bool() ? 'does not ' : 'should ') + v + ' ' + np();
    return (r.bool(0.2) ? adv() + ' ' : '') + t + ' ' + np() + (r.bool(0.4) ? ' ' + r.zipf(PREPS) + ' ' + np(1) : '');
  };
  const clause = () => {
    const s = subj();
    let v = vp(s);
    if (s === 'you') v = v.replace(/^does not/, 'do not');
    return s + ' ' + v;
  };
  const sentence = () => {
    const k = r.f();
    let s;
    if (k < 0.42) s = clause();
    else if (k < 0.62) s = clause() + (r.bool() ? ', ' : ' ') + r.zipf(CONJ) + ' ' + clause();
    else if (k < 0.72)
      s = r.pick(['when', 'if', 'after', 'before', 'because', 'once']) + ' ' + clause() + ', ' + clause();
    else if (k < 0.82)
      s = 'to ' + verb() + ' ' + np() + ', ' + verb() + ' ' + np() + (r.bool() ? ' with `' + ident() + '`' : '');
    else if (k < 0.88)
      s =
        'set `' +
        ident() +
        '` to `' +
        literal(r) +
        '` ' +
        r.pick(['to', 'so that you can', 'if you want to']) +
        ' ' +
        verb() +
        ' ' +
        np();
    else if (k < 0.94)
      s =
        r.pick(['for example', 'by default', 'in practice', 'as a rule', 'in most cases', 'at this point']) +
        ', ' +
        clause();
    else
      s =
        ing(verb()) +
        ' ' +
        np() +
        ' ' +
        r.pick(['is', 'is not', 'may be', 'can be']) +
        ' ' +
        adj() +
        ' ' +
        r.zipf(PREPS) +
        ' ' +
        np();
    return cap(s).replace(/^`/, 'The `') + '.';
  };
  const para = (n) => Array.from({ length: n }, sentence).join(' ');
  return { noun, adj, verb, ident, np, clause, sentence, para };
}
export function identifier(r) {
  const a = r.zipf(NOUNS),
    b = r.zipf(NOUNS),
    v = r.zipf(VERBS),
    k = r.f();
  return k < 0.4
    ? `${r.pick(['max', 'min', 'num', 'use', 'default', a])}_${b}_${r.pick(['size', 'count', 'ms', 'path', 'ratio', 'mode', 'limit'])}`
    : k < 0.6
      ? `${v}${cap(a)}${r.bool() ? cap(b) : ''}`
      : k < 0.75
        ? `--${v}-${a}`
        : k < 0.88
          ? `${cap(a)}${cap(b)}`
          : `${a}.${b}`;
}
export const literal = (r) =>
  r.pick([
    'true',
    'false',
    'auto',
    'null',
    '0',
    '1',
    '8',
    '16',
    '32',
    '64',
    '256',
    '1024',
    '4096',
    '0.1',
    '0.95',
    '1e-4',
    '3e-5',
    '30s',
    '5m',
    'bf16',
    'fp8',
    'info',
    'debug',
  ]);
