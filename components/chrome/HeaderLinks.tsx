import { withBase } from '@/lib/routes/base';
import { clientSite } from '../site';

/** The links that the identity names for the header, such as "Sign in". Where the header has no room, they end the list of pages. */
export function HeaderLinks({ className }: { className?: string }) {
  return Object.entries(clientSite.headerLinks).map(([label, href]) => (
    <a key={label} className={className} href={withBase(href)}>
      {label}
    </a>
  ));
}
