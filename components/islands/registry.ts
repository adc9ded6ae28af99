import type { ComponentType } from 'react';
import { IMAGE_ZOOM_START } from '../browser/constants';
import type { Start } from '../browser/start';
import { readStored } from '../browser/storage';

interface Entry {
  /** The program's name for readers, in notices. */
  label: string;
  /**
   * The use that wakes the island: a press of its button, any use of its form, or the opening of the section around it.
   */
  wake: 'press' | 'use' | 'open';
  /** Whether the island wakes without being used, for what the address or this browser's storage holds. */
  isWanted?(): boolean;
  /** The age of the page from which the island wakes, in milliseconds. */
  from?: number;
  /** Loads its module, which exports only components, so that Fast Refresh works. */
  load(): Promise<{ default: ComponentType<Start<never>> }>;
}

/**
 * All islands, with their programs. A build bundles each program into a file (`lib/export/islands.ts`), and `next dev`
 * leaves that to Turbopack.
 */
export const ISLANDS = {
  playground: { label: 'The playground', wake: 'open', load: () => import('../playground/Playground') },
  run: { label: 'The run', wake: 'press', load: () => import('../practice/run/Run') },
  hero: { label: 'The test', wake: 'press', load: () => import('../practice/hero/Program') },
  phone: { label: 'The phone line', wake: 'press', load: () => import('../practice/phone/Phone') },
  voices: { label: 'The voices', wake: 'press', load: () => import('../practice/phone/Voices') },
  bot: { label: 'The sample bot', wake: 'press', load: () => import('../practice/bot/Chat') },
  checker: {
    label: 'The script checker',
    wake: 'use',
    isWanted: () => location.hash.startsWith('#script=') || readStored('localStorage', 'checker') !== null,
    load: () => import('../practice/checker/Checker'),
  },
  simulation: { label: 'The simulation', wake: 'use', load: () => import('../practice/simulations/Program') },
  exercise: { label: 'The exercise', wake: 'press', load: () => import('../practice/exercise/Program') },
  course: { label: 'Your progress', wake: 'press', load: () => import('../practice/progress/CourseCard') },
  zoom: { label: 'The image zoom', wake: 'press', from: IMAGE_ZOOM_START, load: () => import('./ImageZoom') },
} as const satisfies Record<string, Entry>;

/** The name of an island. */
export type IslandName = keyof typeof ISLANDS;

type ModuleOf<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]['load']>>;

/** The props that an island's program takes. */
export type PropsOf<Name extends IslandName> =
  ModuleOf<Name> extends { default(start: Start<infer Props>): unknown } ? Props : never;

/** An island's entry. */
export const entryOf = (name: IslandName): Entry => ISLANDS[name];
