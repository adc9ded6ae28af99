import type { BrowserContextOptions } from 'playwright-core';
import { playgroundOn, type PlaygroundOnPage } from './playground';
import type { SiteUnderTest, Tab } from './site';

/** A page with a playground for one operation, which needs a key. */
export const PLAYGROUND_PAGE = '/api/';

/** A tab with a playground, ready to be used. */
export interface PlaygroundTab extends Tab {
  playground: PlaygroundOnPage;
  /** Sends the request of a curl command. */
  ask(command: string): Promise<void>;
  /** Problems in the console, except requests to test servers. */
  alarming(): string[];
}

/** Opens a tab with a site's playground. `server` replaces its own server. */
export async function openPlayground(
  site: SiteUnderTest,
  server?: string,
  options: BrowserContextOptions = {},
): Promise<PlaygroundTab> {
  const tab = await site.open(PLAYGROUND_PAGE, options);
  const playground = playgroundOn(tab.page);
  if (server !== undefined) await playground.useServer(server);
  return {
    ...tab,
    playground,
    async ask(command) {
      await playground.paste(command);
      await playground.send();
    },
    alarming: () => tab.alarms.filter((alarm) => !/^other host: http:\/\/127\.0\.0\.1/.test(alarm)),
  };
}
