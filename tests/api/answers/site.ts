import { afterAll, beforeAll } from "vitest";
import { type Site, startSite } from "../../support/site";

/** The one server of the tests in this folder, which leave its settings as they found them. */
export let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
