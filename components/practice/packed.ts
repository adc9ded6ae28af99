import { LONGEST_TEXT } from '@/lib/script/limits';

/** Compresses text into characters allowed in a URL fragment. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes {@link packed}.
 * @returns `undefined` if the text is too long
 * @throws an Error for anything else
 */
export function unpacked(text: string): Promise<string | undefined> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
}

/** Reads a stream up to a limit, because a short fragment can decompress to any length. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (text.length <= LONGEST_TEXT) continue;
    await reader.cancel();
    return undefined;
  }
}
