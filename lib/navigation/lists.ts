import type { PagePath } from '../routes/address';

/** A page as the navigation shows it. */
export interface NavigationItem {
  path: PagePath;
  title: string;
}

/** A titled list of pages in reading order. */
export interface NavigationList {
  title: string;
  /** The page that introduces the list. */
  path?: PagePath;
  /** The page above the list, for breadcrumbs. */
  parent?: PagePath;
  items: NavigationItem[];
}

/** The one navigation of the site: sidebar, previous and next, breadcrumbs and the machine-readable lists are made of it. */
export interface Navigation {
  /** Always shown. */
  groups: NavigationList[];
  /** Shown to a reader who is in them. */
  areas: NavigationList[];
}

/** A page as {@link Navigation} is made of it. */
export interface NavigablePage {
  path: PagePath;
  title: string;
  relativePath: string;
}
