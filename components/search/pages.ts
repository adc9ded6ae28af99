import { clientSite } from '../site';

const { navigation } = clientSite;

/** The areas with their first pages, for readers who do not know what to ask. */
export const areas = navigation.groups.flatMap(({ title, path, items }) => {
  const first = path ?? items[0]?.path;
  return first ? [{ title, path: first }] : [];
});
