/** A registry's answer about known vulnerabilities. */
export type Audit =
  | { kind: 'answered'; vulnerable: { name: string; severity: string; range: string; fix: string }[] }
  /** The registry did not answer: offline, or it has no such service. */
  | { kind: 'silent'; reason: string };

interface AuditJson {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; fixAvailable: boolean | { name: string; version: string } }
  >;
}

/** Reads what `npm audit --json` printed. */
export function readAudit(output: string): Audit {
  let json: AuditJson;
  try {
    json = JSON.parse(output) as AuditJson;
  } catch {
    return { kind: 'silent', reason: output.trim().split('\n')[0] || 'no answer' };
  }
  if (!json.vulnerabilities) return { kind: 'silent', reason: json.message ?? json.error?.summary ?? 'no answer' };
  const vulnerable = Object.entries(json.vulnerabilities).map(([name, { severity, range, fixAvailable }]) => ({
    name,
    severity,
    range,
    fix:
      typeof fixAvailable === 'object'
        ? `install ${fixAvailable.name}@${fixAvailable.version}`
        : fixAvailable
          ? 'run "npm audit fix"'
          : 'there is no fixed version yet: see whether the site can do without it',
  }));
  return { kind: 'answered', vulnerable };
}
