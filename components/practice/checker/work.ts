import { LONGEST_TEXT } from '@/lib/script/limits';
import { isPlatform, type Platform } from '@/lib/script/words/platforms';

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
