import type { PlaygroundProps } from '@/lib/playground/types';
import { FoldedPlayground } from '../playground/ApiPlayground';

/** The playground of an operation. `props` is JSON, made by `lib/api/playground.ts`. */
export function ApiTryOut({ props }: { props: string }) {
  return <FoldedPlayground {...(JSON.parse(props) as PlaygroundProps)} />;
}
