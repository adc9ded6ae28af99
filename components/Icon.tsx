import type { ComponentProps } from 'react';
import icons from './icons.json' with { type: 'json' };

/** The name of a drawing in `icons.json`. */
export type IconName = keyof typeof icons;

/** A decorative drawing. The text next to it or the control's label must convey the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Drawing paths={icons[name]} width={size} height={size} viewBox="0 0 24 24" />;
}

/** Paths with 1.5-unit strokes. The caller's and the system's have their own colors. */
export function Drawing({ paths, ...size }: ComponentProps<'svg'> & { paths: readonly ComponentProps<'path'>[] }) {
  return (
    <svg className="icon" {...size} aria-hidden="true">
      {paths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}
