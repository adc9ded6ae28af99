import { samplesOfProps } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { Code } from '../code/Code';
import { CodeBlock } from '../code/CodeBlock';
import { LazyPlayground } from './LazyPlayground';
import styles from './styles.module.css';

/** A request as a curl command, with the playground that sends it. */
export function ApiPlayground(playground: PlaygroundProps) {
  const [curl] = samplesOfProps(playground);
  return (
    <>
      {curl && (
        <CodeBlock data-language="bash">
          <Code text={curl.code} />
        </CodeBlock>
      )}
      <FoldedPlayground {...playground} />
    </>
  );
}

/** The collapsed playground, shown under samples of the same request. Its program loads when it is opened. */
export function FoldedPlayground(playground: PlaygroundProps) {
  const { title, method = 'GET', url } = playground;
  return (
    <LazyPlayground playground={playground}>
      <summary>
        Try it<span className="visually-hidden">: {title ?? `${method} ${url}`}</span>
      </summary>
      <noscript>
        <p className={styles.note}>Sending from this page needs JavaScript. The curl command doesn’t.</p>
      </noscript>
    </LazyPlayground>
  );
}
