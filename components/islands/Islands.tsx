'use client';

import { SearchMarks } from '../search/SearchMarks';
import { CopyButtons } from './CopyButtons';
import { RouteLinks } from './RouteLinks';
import { RouteProgress } from './RouteProgress';
import { TabChoice } from './TabChoice';

/** What listens on the whole page and shows nothing of its own, or nothing at first. */
export function Islands() {
  return (
    <>
      <RouteLinks />
      <RouteProgress />
      <CopyButtons />
      <TabChoice />
      <SearchMarks />
    </>
  );
}
