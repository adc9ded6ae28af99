import { LONGEST_TEXT } from '@/lib/script/limits';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';
import { packed, unpacked } from '../packed';

/** The checker's input, as stored on the device and shared by link. */
export interface Work {
  text: string;
  /** The platform, if the script doesn't name it. */
  platform?: Platform;
  /** A reply, and the index of the expectation to compare it with. */
  asked?: { number: number; reply: string };
}

/** Whether a stored value is a {@link Work}. */
export function isWork(value: unknown): value is Work {
  const { text, platform, asked } = (value ?? {}) as Partial<Work>;
  return (
    typeof text === 'string' &&
    text.length <= LONGEST_TEXT &&
    (platform === undefined || isPlatform(platform)) &&
    (asked === undefined || (typeof asked?.number === 'number' && typeof asked.reply === 'string'))
  );
}

/** Compresses and encodes {@link Work} as a fragment without `#`. */
export async function toFragment({ text, platform, asked }: Work): Promise<string> {
  const question = asked ? `&asked=${asked.number}.${await packed(asked.reply)}` : '';
  return `script=${await packed(text)}${platform ? `&platform=${platform}` : ''}${question}`;
}

/** Decodes {@link toFragment}, with or without `#`. `undefined` for other, truncated or oversized fragments. */
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
