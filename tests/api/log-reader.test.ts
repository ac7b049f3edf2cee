import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it("a site whose log nobody reads any more goes on answering", async () => {
  for (const stream of [site.process.stdout, site.process.stderr]) stream?.destroy();
  site.process.disconnect();
  for (const _ of ["first", "second", "third"]) {
    expect((await fetch(site.url)).status).toBe(200);
  }
});
