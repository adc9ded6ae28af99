import { clientSite } from '@/components/site';
import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';

/** The navigation of the content as it is: tests read titles and addresses from it, so that no change of the content breaks them. */
export const { navigation } = clientSite;

/** The first list of several pages. */
export function someList(
  lists: readonly NavigationList[],
): NavigationList & { items: [NavigationItem, NavigationItem] } {
  const list = lists.find(({ items }) => items.length > 1);
  if (!list) throw new Error('the navigation has no list of several pages');
  return list as NavigationList & { items: [NavigationItem, NavigationItem] };
}
