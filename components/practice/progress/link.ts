import { packed, unpacked } from '../packed';
import { FRAGMENT, type Progress } from './nothing';
import { isProgress } from './progress';

/** Encodes progress as a URL fragment, without the `#`. Browsers don't send fragments to the server. */
export async function toFragment(progress: Progress): Promise<string> {
  return FRAGMENT.slice(1) + (await packed(JSON.stringify(progress)));
}

/** Decodes {@link toFragment}, with `#`. Returns `undefined` if it is incomplete or contains anything else. */
export async function fromFragment(fragment: string): Promise<Progress | undefined> {
  try {
    const value: unknown = JSON.parse((await unpacked(fragment.slice(FRAGMENT.length))) ?? '');
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
