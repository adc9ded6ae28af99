// Code samples in four languages.
import { identifier, literal } from './prose.mjs';
import { cap, NOUNS, slug, VERBS } from './words.mjs';
export function code(r, topic, lang) {
  const n = () => (r.bool(0.4) ? r.pick(topic.nouns) : r.zipf(NOUNS)),
    id = () => identifier(r).replace(/^--/, '').replace(/[.-]/g, '_');
  if (lang === 'yaml') {
    const L = [
      `# ${r.pick(['defaults for', 'settings of', 'example of'])} the ${n()} ${n()}`,
      `apiVersion: ${slug(topic.product)}/v${r.int(1, 3)}`,
      `kind: ${cap(n())}${cap(n())}`,
      'metadata:',
      `  name: ${n()}-${n()}`,
      '  labels:',
      `    team: ${n()}`,
      `    stage: ${r.pick(['dev', 'staging', 'production'])}`,
      'spec:',
    ];
    for (let i = r.int(2, 4); i--;) {
      L.push(`  ${n()}_${n()}:`);
      for (let j = r.int(2, 4); j--;) L.push(`    ${id()}: ${r.bool(0.3) ? `"${n()} ${n()}"` : literal(r)}`);
    }
    L.push(`  ${n()}s:`);
    for (let i = r.int(2, 3); i--;) L.push(`    - name: ${n()}`, `      value: ${literal(r)}`);
    return L.join('\n');
  }
  if (lang === 'json') {
    const o = {
      id: `${n()}-${r.int(1000, 99999)}`,
      [id()]: r.int(1, 512),
      enabled: r.bool(),
      [n()]: {
        [id()]: r.f().toFixed(3) * 1,
        [id()]: [n(), n(), n()],
        [n()]: { name: n(), path: `/${n()}/${n()}/${r.int(1, 9)}` },
      },
      [`${n()}s`]: Array.from({ length: r.int(1, 3) }, () => ({ name: n(), [id()]: r.int(1, 64) })),
    };
    return JSON.stringify(o, null, 2);
  }
  if (lang === 'bash') {
    const bin = slug(topic.product),
      L = [];
    for (let i = r.int(2, 4); i--;) {
      L.push(`# ${r.zipf(VERBS)} the ${n()} ${n()}`);
      const k = r.f();
      if (k < 0.4)
        L.push(
          `${bin} ${r.zipf(VERBS)} ${n()} --${n()}-${n()} ${literal(r)} \\`,
          `  --${n()} "$${n().toUpperCase()}_${n().toUpperCase()}" \\`,
          `  --output ./${n()}/${n()}.json`,
        );
      else if (k < 0.6)
        L.push(
          `export ${n().toUpperCase()}_${n().toUpperCase()}=${literal(r)}`,
          `${bin} ${n()} list | grep ${n()} | sort -u | head -n ${r.int(5, 50)}`,
        );
      else if (k < 0.8)
        L.push(`for ${n()} in ${n()} ${n()} ${n()}; do`, `  ${bin} ${r.zipf(VERBS)} "${n()}-$i" || exit 1`, 'done');
      else L.push(`curl -sS -X POST "$ENDPOINT/v1/${n()}s" -H "Authorization: Bearer $TOKEN" -d @${n()}.json`);
    }
    return L.join('\n');
  }
  const T = cap(n()) + cap(n()),
    f = r.zipf(VERBS) + cap(n()),
    L = [`import { ${T}, create${cap(n())} } from '@${slug(topic.product)}/${n()}';`, '', `interface ${T}Options {`];
  for (let i = r.int(2, 5); i--;)
    L.push(
      `  /** ${cap(r.zipf(VERBS))} the ${n()} ${n()}. */`,
      `  ${n()}${cap(n())}${r.bool() ? '?' : ''}: ${r.pick(['string', 'number', 'boolean', 'string[]', 'Record<string, unknown>'])};`,
    );
  L.push(
    '}',
    '',
    `export async function ${f}(options: ${T}Options): Promise<${T}> {`,
    `  const ${n()}Result = await create${cap(n())}({ ...options, ${id()}: ${r.int(1, 100)} });`,
    `  if (!${n()}Ready()) {`,
    `    throw new Error(\`${cap(n())} ${n()} is not ready after \${options} attempts\`);`,
    '  }',
  );
  for (let i = r.int(1, 3); i--;)
    L.push(
      `  // ${r.zipf(VERBS)} every ${n()} before the ${n()}`,
      `  await ${T.toLowerCase()}.${r.zipf(VERBS)}('${n()}', { ${n()}: ${literal(r).replace(/^(auto|30s|5m|bf16|fp8|info|debug)$/, "'$1'")} });`,
    );
  L.push(`  return new ${T}(options);`, '}');
  return L.join('\n');
}
