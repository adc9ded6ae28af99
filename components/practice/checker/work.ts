import { LONGEST_TEXT } from '@/lib/script/limits';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

/** The input of the checker, as it is kept on this device and carried by a link. */
export interface Work {
  text: string;
  /** What is tested, for a script that does not tell. */
  platform?: Platform;
}

/** Whether something is a {@link Work}; what a storage holds may be anything. */
export function isWork(value: unknown): value is Work {
  const { text, platform } = (value ?? {}) as Partial<Work>;
  return typeof text === 'string' && text.length <= LONGEST_TEXT && (platform === undefined || isPlatform(platform));
}

/** The fragment of an address that carries a text, compressed, without its `#`. */
export async function toFragment({ text, platform }: Work): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const script = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `script=${script}${platform ? `&platform=${platform}` : ''}`;
}

/** Reads {@link toFragment}, with or without `#`. `undefined` for any other fragment, one that was cut off, and one that is too long. */
export async function fromFragment(fragment: string): Promise<Work | undefined> {
  const [, script = '', platform] = /^#?script=([\w-]+)(?:&platform=(\w+))?$/.exec(fragment) ?? [];
  if (script === '') return undefined;
  try {
    const binary = atob(script.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return text === undefined ? undefined : { text, ...(isPlatform(platform) && { platform }) };
  } catch {
    return undefined;
  }
}

/** Reads a stream to its end, unless that is too far: a short fragment can unfold to any length. */
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
