import type { ComponentProps } from 'react';
import { linkAttributes } from '@/lib/routes/base';
import './link.css';

/** A link. External links are marked. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...linkAttributes(href)}>
      {children}
    </a>
  );
}
