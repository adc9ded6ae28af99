import { samplesOfProps } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { Code } from '../code/Code';
import { CodeBlock } from '../code/CodeBlock';
import { Island } from '../Island';
import styles from './ApiPlayground.module.css';

/** A request with the playground that sends it, and as a curl command. */
export function ApiPlayground(playground: PlaygroundProps) {
  const [curl] = samplesOfProps(playground);
  return (
    <>
      <RequestBar {...playground} />
      {curl && (
        <CodeBlock data-language="bash">
          <Code text={curl.code} />
        </CodeBlock>
      )}
    </>
  );
}

/** A request's method and address, with its collapsed playground, whose program loads when it is opened. */
export function RequestBar(playground: PlaygroundProps) {
  const { title, method = 'GET', url } = playground;
  return (
    <div className={styles.request}>
      <p className={styles.endpoint}>
        <span className={styles.method} data-method={method}>
          {method}
        </span>{' '}
        <code className={styles.address}>
          {url.split(/(?<=\/)/).map((part, index) => (
            // If possible, addresses break only after slashes.
            <span key={index}>{part}</span>
          ))}
        </code>
      </p>
      <details className={styles.playground} data-playground={title ?? ''} data-pagefind-ignore="">
        <summary>
          Try it<span className="visually-hidden">: {title ?? `${method} ${url}`}</span>
        </summary>
        <noscript>
          <p className={styles.note}>Sending from this page needs JavaScript. The curl command doesn’t.</p>
        </noscript>
        <Island name="playground" props={playground} />
      </details>
    </div>
  );
}
