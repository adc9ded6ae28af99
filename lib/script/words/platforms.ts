/** The kinds of systems that can be tested, as `platform` of `testing.json` names it. */
export const PLATFORMS = ['alexa', 'google', 'phone', 'sms', 'whatsapp', 'webchat'] as const;

/** See {@link PLATFORMS}. */
export type Platform = (typeof PLATFORMS)[number];

/** Platforms that are spoken to. */
export const VOICE: readonly Platform[] = ['alexa', 'google', 'phone'];

/** Whether a text names a platform. */
export function isPlatform(name: string | undefined): name is Platform {
  return PLATFORMS.some((platform) => platform === name);
}
