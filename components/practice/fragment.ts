import { replaceAddress } from '../browser/address';

/**
 * Compresses a value into a fragment, which browsers don't send to the server.
 * @param prefix the start of the fragment, such as `#script=`
 * @returns the fragment without `#`
 */
export async function toFragment(prefix: string, value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return prefix.slice(1) + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes {@link toFragment}.
 * @param fragment with `#`
 * @param largest the most bytes that are decompressed, because a short fragment can contain gigabytes of one letter
 * @returns `undefined` if it is incomplete, or contains anything else or too much
 */
export async function fromFragment<T>(
  prefix: string,
  fragment: string,
  isValid: (value: unknown) => value is T,
  largest = 4 * 1024 * 1024,
): Promise<T | undefined> {
  if (fragment.length > largest) return undefined;
  try {
    const binary = atob(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    let size = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, output) {
        size += chunk.length;
        if (size > largest) output.error(new Error('too large'));
        else output.enqueue(chunk);
      },
    });
    const value: unknown = await new Response(stream.pipeThrough(limit)).json();
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Copies a link to this page that contains the reader's script or progress. If that fails, puts it in the address.
 * @param prefix see {@link toFragment}
 * @returns a message for the reader
 */
export async function copyLink(prefix: string, value: unknown, what: 'progress' | 'script'): Promise<string> {
  const fragment = await toFragment(prefix, value);
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return `Link copied. It contains the ${what}. Nothing was sent.`;
  } catch {
    replaceAddress(`#${fragment}`);
    return `The page address now contains the ${what}. Copy it from there.`;
  }
}
