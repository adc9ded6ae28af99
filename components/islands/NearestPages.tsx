'use client';

import { useSyncExternalStore } from 'react';
import site from '@/.generated/site.json';
import type { Navigation } from '@/lib/navigation/tree';
import { nearestPages } from '@/lib/routes/nearest';
import { Conversation, Turn } from '../mdx/Conversation';

const { groups, areas } = site.navigation as Navigation;
const pages = [...groups, ...areas].flatMap((list) => list.items);
const unsubscribe = () => undefined;

/** The reader's address as one turn of a conversation, and the nearest existing pages as the answer. */
export function NearestPages() {
  // The document is the same for every address, so only the browser knows which one was asked for.
  const asked = useSyncExternalStore(
    () => unsubscribe,
    () => location.pathname,
    () => '',
  );
  const nearest = asked ? nearestPages(asked, pages) : [];
  const offered = nearest.length > 0 ? nearest : groups.flatMap(({ path, title }) => (path ? [{ path, title }] : []));
  return (
    <Conversation title="What happened">
      <Turn by="caller" speaker="You">
        {asked ? <code>{asked}</code> : 'The address you followed.'}
      </Turn>
      <Turn by="system" speaker="Documentation">
        <p>Sorry, I did not get that. {nearest.length > 0 ? 'Did you mean:' : 'I know about:'}</p>
        <ul>
          {offered.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </Turn>
    </Conversation>
  );
}
