import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routes/base';

/** An image, which `components/islands/ImageZoom.tsx` makes zoomable. */
export function Image({ alt, src, ...image }: ComponentProps<'img'>) {
  return (
    <span data-zoom="">
      <img alt={alt} src={typeof src === 'string' ? withBase(src) : src} loading="lazy" decoding="async" {...image} />
    </span>
  );
}
