/** The platforms, as named in the `platform` key of `testing.json`. */
export const PLATFORMS = ['alexa', 'google', 'phone', 'sms', 'whatsapp', 'webchat'] as const;

/** See {@link PLATFORMS}. */
export type Platform = (typeof PLATFORMS)[number];

/** Platforms that tests speak to. */
export const VOICE: readonly Platform[] = ['alexa', 'google', 'phone'];

/** Whether a text is the name of a platform. */
export function isPlatform(name: string | undefined): name is Platform {
  return PLATFORMS.some((platform) => platform === name);
}
