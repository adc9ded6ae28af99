import type { PageSource } from '../content/page';
import type { PagePath } from '../routes/address';

/** A page in the navigation. */
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

/** The site's navigation. The sidebar, the pager, the breadcrumbs and machine-readable lists are made from it. */
export interface Navigation {
  /** Always shown. */
  groups: NavigationList[];
  /** Shown only on their own pages. */
  areas: NavigationList[];
}

/** The page fields that the navigation needs. */
export type NavigablePage = Pick<PageSource, 'path' | 'title' | 'relativePath'>;
