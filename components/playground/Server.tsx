import type { PlaygroundServer } from '@/lib/playground/types';
import { invalid, Problem } from './Field';
import forms from '../form.module.css';

/** The option for a server that isn't listed. */
const OTHER = 'other';

interface Props {
  id: string;
  server: string;
  servers: readonly PlaygroundServer[];
  problem?: string;
  onChange: (server: string) => void;
}

/** The server to send to: a listed one, or one on the reader's machine, such as a mock. */
export function Server({ id, server, servers, problem, onChange }: Props) {
  const isOther = !servers.some(({ url }) => url === server);
  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={`${id}-server`}>
        Server
      </label>
      <select
        id={`${id}-server`}
        name="server"
        className={forms.control}
        value={isOther ? OTHER : server}
        onChange={({ target }) => onChange(target.value === OTHER ? '' : target.value)}
      >
        {servers.map(({ url, description }) => (
          <option key={url} value={url}>
            {description ? `${url}, ${description}` : url}
          </option>
        ))}
        <option value={OTHER}>Server on this computer…</option>
      </select>
      {isOther && (
        <input
          className={forms.control}
          type="url"
          name="server-address"
          aria-label="Server address"
          {...invalid(`${id}-server`, problem)}
          placeholder="http://localhost:4010"
          value={server}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Problem of={`${id}-server`} text={problem} />
    </div>
  );
}
