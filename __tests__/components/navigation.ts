import { jest } from '@jest/globals';
import { clientSite } from '@/components/site';
import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';

/** The navigation of the content as it is: tests read titles and addresses from it, so that no change of the content breaks them. */
export const { navigation } = clientSite;

let pathname = '/';

/** Sets what the router says of the open page. Import the component under test after this module. */
export function open(path: string): void {
  pathname = path;
}

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }));

/** The first list of several pages. */
export function someList(
  lists: readonly NavigationList[],
): NavigationList & { items: [NavigationItem, NavigationItem] } {
  const list = lists.find(({ items }) => items.length > 1);
  if (!list) throw new Error('the navigation has no list of several pages');
  return list as NavigationList & { items: [NavigationItem, NavigationItem] };
}
