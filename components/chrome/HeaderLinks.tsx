import { placeOf } from '@/lib/navigation/place';
import { linkAttributes } from '@/lib/routes/link';
import { usePagePath } from '../browser/usePagePath';
import { clientSite } from '../site';
import '../mdx/link.css';

/**
 * Header links from the identity, such as "Sign in".
 * @param props.outsideOnly whether to omit pages on this site, which the sidebar already lists
 */
export function HeaderLinks({ className = '', outsideOnly = false }: { className?: string; outsideOnly?: boolean }) {
  const path = usePagePath();
  const { breadcrumbs } = placeOf(path, clientSite.navigation);
  return Object.entries(clientSite.headerLinks)
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
