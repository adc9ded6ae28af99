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
 * @returns `undefined` if it is incomplete or contains anything else
 */
export async function fromFragment<T>(
  prefix: string,
  fragment: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> {
  try {
    const binary = atob(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = await new Response(stream).json();
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
