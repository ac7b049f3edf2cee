import { afterAll, beforeAll } from "vitest";
import { borrowSite } from "@/tests/support/borrowed-site";
import type { Site } from "@/tests/support/site";

/** The one server of the tests in this folder, which leave its settings as they found them. */
export let site: Site;
beforeAll(async () => {
  site = await borrowSite();
});
afterAll(() => site.stop());
