import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routes/base';

/** An image that can be enlarged once `components/islands/ImageZoom.tsx` has found its place. */
export function Image({ alt, src, ...image }: ComponentProps<'img'>) {
  return (
    <span data-zoom="">
      <img alt={alt} src={typeof src === 'string' ? withBase(src) : src} loading="lazy" decoding="async" {...image} />
    </span>
  );
}
