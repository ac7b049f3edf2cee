import { afterAll, beforeAll, describe, inject } from "vitest";
import { installedBrowser, type OtherBrowser, otherBrowsers } from "@/scripts/browsers.mjs";
import { type Site, startSite } from "../site";
import { startFirefox } from "./firefox";
import { type Front, startFront } from "./front";
import type { Engine, Preferences, Tab } from "./tab";
import { startWebKit } from "./webkit";

declare module "vitest" {
  interface ProvidedContext {
    /** The browser of a project in vitest.config.ts. */
    browser: OtherBrowser;
  }
}

export const browser = inject("browser");
const starters = { firefox: startFirefox, webkit: startWebKit };

/** Shared by the tests of a file: a server with its own database, the front before it, and a browser. */
export interface Stage {
  site: Site;
  front: Front;
  /** A new tab with a page of the site and separate storage. */
  open(path: string): Promise<Tab>;
}

interface StageOptions extends Preferences {
  /** The speed-up factor of pages' intervals. */
  pace?: number;
}

/** The tests of a browser. They are reported as skipped if the machine doesn't have it. */
export function describeBrowser(
  what: string,
  { pace, ...preferences }: StageOptions,
  tests: (stage: Stage) => void,
): void {
  const program = installedBrowser(browser);
  describe.skipIf(!program)(`${otherBrowsers[browser].name}: ${what}`, () => {
    let engine: Engine;
    const stage = {
      open: async (path) => {
        const tab = await engine.open();
        await tab.goto(`${stage.front.url}${path}`);
        return tab;
      },
    } as Stage;
    beforeAll(async () => {
      stage.site = await startSite();
      stage.front = await startFront(stage.site.url, { pace });
      engine = await starters[browser](String(program), preferences);
    });
    afterAll(async () => {
      await engine?.close();
      await stage.front?.stop();
      await stage.site?.stop();
    });
    tests(stage);
  });
}
