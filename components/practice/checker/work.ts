import { LONGEST_TEXT } from '@/lib/script/limits';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

/** The input of the checker, as it is kept on this device and carried by a link. */
export interface Work {
  text: string;
  /** What is tested, for a script that does not tell. */
  platform?: Platform;
  /** A reply, and the number of the expectation to compare it with, counted from 0. */
  asked?: { number: number; reply: string };
}

/** Whether something is a {@link Work}; what a storage holds may be anything. */
export function isWork(value: unknown): value is Work {
  const { text, platform, asked } = (value ?? {}) as Partial<Work>;
  return (
    typeof text === 'string' &&
    text.length <= LONGEST_TEXT &&
    (platform === undefined || isPlatform(platform)) &&
    (asked === undefined || (typeof asked?.number === 'number' && typeof asked.reply === 'string'))
  );
}

/** The fragment of an address that carries a work, its texts compressed, without its `#`. */
export async function toFragment({ text, platform, asked }: Work): Promise<string> {
  const question = asked ? `&asked=${asked.number}.${await packed(asked.reply)}` : '';
  return `script=${await packed(text)}${platform ? `&platform=${platform}` : ''}${question}`;
}

/** Reads {@link toFragment}, with or without `#`. `undefined` for any other fragment, one that was cut off, and one that is too long. */
export async function fromFragment(fragment: string): Promise<Work | undefined> {
  const [, script = '', platform, number, reply = ''] =
    /^#?script=([\w-]+)(?:&platform=(\w+))?(?:&asked=(\d+)\.([\w-]+))?$/.exec(fragment) ?? [];
  if (script === '') return undefined;
  try {
    const text = await unpacked(script);
    if (text === undefined) return undefined;
    const asked = number === undefined ? undefined : await unpacked(reply);
    return {
      text,
      ...(isPlatform(platform) && { platform }),
      ...(asked !== undefined && { asked: { number: Number(number), reply: asked } }),
    };
  } catch {
    return undefined;
  }
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function unpacked(text: string): Promise<string | undefined> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
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
