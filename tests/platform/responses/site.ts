import { afterAll, beforeAll } from "vitest";
import { borrowSite } from "@/tests/support/borrowed-site";
import type { Site } from "@/tests/support/site";

/** The server shared by the tests in this folder, which restore its settings. */
export let site: Site;
beforeAll(async () => {
  site = await borrowSite();
});
afterAll(() => site.stop());
