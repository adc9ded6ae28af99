import type { ComponentProps } from 'react';
import { linkAttributes } from '@/lib/routes/link';
import './link.css';

/** A link. External links are marked, and `components/navigation` handles internal links. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...linkAttributes(href)}>
      {children}
    </a>
  );
}
