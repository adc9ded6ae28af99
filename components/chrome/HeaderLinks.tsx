import { placeOf } from '@/lib/navigation/place';
import { linkAttributes } from '@/lib/routes/base';
import type { ClientSite } from '@/lib/site/client';
import '../mdx/link.css';

interface Props {
  path: string;
  site: Pick<ClientSite, 'navigation' | 'headerLinks'>;
  className?: string;
  /** Whether to omit pages on this site, which the sidebar already lists. */
  outsideOnly?: boolean;
}

/** Header links from the identity, such as "Sign in". */
export function HeaderLinks({ path, site, className = '', outsideOnly = false }: Props) {
  const { breadcrumbs } = placeOf(path, site.navigation);
  return Object.entries(site.headerLinks)
    .filter(([, href]) => !outsideOnly || !href.startsWith('/'))
    .map(([label, href]) => {
      const { className: kind = '', ...link } = linkAttributes(href);
      return (
        <a
          key={label}
          className={`${className} ${kind}`}
          aria-current={href === path ? 'page' : breadcrumbs.some((crumb) => crumb.path === href) ? 'true' : undefined}
          {...link}
        >
          {label}
        </a>
      );
    });
}
