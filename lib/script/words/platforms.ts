/** The platforms, as `testing.json` names them in `platform`. */
export const PLATFORMS = ['alexa', 'google', 'phone', 'sms', 'whatsapp', 'webchat'] as const;

/** See {@link PLATFORMS}. */
export type Platform = (typeof PLATFORMS)[number];

/** Platforms with a voice interface. */
export const VOICE: readonly Platform[] = ['alexa', 'google', 'phone'];

/** Whether the text is a platform name. */
export function isPlatform(name: string | undefined): name is Platform {
  return PLATFORMS.some((platform) => platform === name);
}
