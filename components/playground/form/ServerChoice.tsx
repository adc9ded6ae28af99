import { behindHost } from '@/lib/playground/address';
import type { RequestForm } from '@/lib/playground/request';
import type { PlaygroundServer } from '@/lib/playground/types';
import { clientSite } from '../../site';
import type { LiveForm } from './props';
import styles from './form.module.css';
import { OTHER_SERVER } from './names';

interface Props {
  id: string;
  form: RequestForm;
  servers: readonly PlaygroundServer[];
  live?: LiveForm;
}

/** Where the request goes: one of the servers, or one that the reader names, such as a mock on the own machine. */
export function ServerChoice({ id, form, servers, live }: Props) {
  // A whole address was pasted: it has its host.
  const isWhole = form.server === undefined;
  const isOther = isWhole || !servers.some(({ url }) => url === form.server);
  const problem = live?.problems.get('url');
  const chosen = isOther ? OTHER_SERVER : form.server;
  return (
    <div className={styles.server}>
      <label className={styles.label} htmlFor={`${id}-server`}>
        Server
      </label>
      <select
        id={`${id}-server`}
        name="server"
        className={styles.control}
        {...(live
          ? {
              value: chosen,
              onChange: ({ target }: { target: { value: string } }) =>
                live.change({
                  server: target.value === OTHER_SERVER ? '' : target.value,
                  // What was asked of one host is asked of the other.
                  ...(isWhole && { url: behindHost(form.url) }),
                }),
            }
          : { defaultValue: chosen })}
      >
        {servers.map(({ url, description }) => (
          <option key={url} value={url}>
            {description ? `${url} (${description})` : url}
          </option>
        ))}
        {(clientSite.sendsAnywhere || isOther) && <option value={OTHER_SERVER}>Another address…</option>}
      </select>
      {live && isOther && (
        <input
          className={styles.control}
          type="url"
          name="server-address"
          aria-label={isWhole ? 'Address' : 'Address of the server'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-server-problem` : undefined}
          placeholder="https://…"
          value={form.server ?? form.url}
          onChange={({ target }) => live.change(isWhole ? { url: target.value } : { server: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {live && isOther && !clientSite.sendsAnywhere && (
        <p className={styles.problem}>
          This page sends to the servers of the list only. For another one, copy the command below.
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-server-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
