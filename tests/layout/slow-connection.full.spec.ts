import { languages, pathIn } from "@/lib/site/language";
import { documentationPaths, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { layoutShift } from "@/tests/support/layout-shift";

// In one worker, because these visits mostly wait: the other workers use the processor meanwhile.
test.use({ sharesSite: true });

/** Chromium's "Slow 3G". */
const slow = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

for (const language of languages) {
  for (const path of [paths.home, documentationPaths.configuration]) {
    test(`a first visit to ${pathIn(language, path)} over a slow connection has no layout shift`, async ({
      page,
      context,
    }) => {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slow);
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 823 });
        await page.goto(pathIn(language, path), { waitUntil: "networkidle" });
        expect(await page.evaluate(layoutShift), `${width} px`).toEqual([]);
      }
    });
  }
}
