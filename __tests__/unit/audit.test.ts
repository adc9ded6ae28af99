import { readAudit } from '../../lib/checks/audit';

const entry = (fixAvailable: unknown) => ({ severity: 'high', range: '<1.2.3', fixAvailable });

test('vulnerable packages are named with what to do', () => {
  const output = JSON.stringify({
    vulnerabilities: { a: entry({ name: 'a', version: '1.2.3' }), b: entry(true), c: entry(false) },
  });
  const audit = readAudit(output);
  expect(audit.kind === 'answered' && audit.vulnerable.map(({ name, fix }) => [name, fix])).toEqual([
    ['a', 'install a@1.2.3'],
    ['b', 'run "npm audit fix"'],
    ['c', expect.stringContaining('no fixed version')],
  ]);
});

test('no vulnerability is an answer', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'answered', vulnerable: [] });
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOLOCK","summary":"no lock file"}}', 'no lock file'],
  ['', 'no answer'],
  ['<html>proxy</html>', '<html>proxy</html>'],
])('a registry that does not answer is not taken for a clean one: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'silent', reason });
});
