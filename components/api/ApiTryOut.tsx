import type { PlaygroundProps } from '@/lib/playground/types';
import { FoldedPlayground } from '../playground/ApiPlayground';

/** An operation's playground. `props` is JSON from `lib/api/playground.ts`. */
export function ApiTryOut({ props }: { props: string }) {
  return <FoldedPlayground {...(JSON.parse(props) as PlaygroundProps)} />;
}
