import type { SchemaFinding } from '@/lib/playground/validate';
import look from '../request/live.module.css';

/** Lists where the body does not match its schema. Nothing is refused: the server has the last word. */
export function Findings({ findings }: { findings: readonly SchemaFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={look.findings} aria-label="Against the schema">
      {findings.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path && <code>{path}</code>} {message}
        </li>
      ))}
    </ul>
  );
}
