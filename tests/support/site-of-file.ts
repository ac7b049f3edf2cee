import { afterAll, beforeAll } from "vitest";
import { borrowSite } from "./borrowed-site";
import { type Site, type SiteOptions, startSite } from "./site";

/** A site that runs from before the first test of a file, or of a `describe`, until after the last. It is empty before. */
export function siteOfFile(start: () => Promise<Site>): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await start());
  });
  afterAll(() => site.stop());
  return site;
}

/** The server that files share, for those that `borrowSite` is for. */
export const borrowedSite = (): Site => siteOfFile(borrowSite);

/** A server and database of their own. */
export const ownSite = (options?: SiteOptions): Site => siteOfFile(() => startSite(options));
