import type { PlaygroundProps } from '@/lib/playground/types';
import { ApiPlayground } from '../playground/ApiPlayground';
import styles from './ApiOperation.module.css';

/** The playground of an operation, folded: the samples above show the same request. `props` is JSON, made by `lib/api/playground.ts`. */
export function ApiTryOut({ props }: { props: string }) {
  return (
    <details className={styles.tryOut} data-pagefind-ignore="">
      <summary>Try it</summary>
      <ApiPlayground {...(JSON.parse(props) as PlaygroundProps)} />
    </details>
  );
}
