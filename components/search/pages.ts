import { clientSite } from '../site';

const { navigation } = clientSite;

/** All pages by title, for suggestions when nothing was found. */
export const allPages = [...navigation.groups, ...navigation.areas].flatMap((list) => list.items);

/** The areas with their first pages, for readers who do not know what to ask. */
export const areas = navigation.groups.flatMap(({ title, path, items }) => {
  const first = path ?? items[0]?.path;
  return first ? [{ title, path: first }] : [];
});
