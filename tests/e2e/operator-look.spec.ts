import type { Page } from "@playwright/test";
import { settingList } from "@/lib/settings";
import { consolePaths, endpoints, paths, staffEndpoints } from "@/lib/site/paths";
import { createLink, createPasscode, enteredByLink, inHours } from "../support/access";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";
import { bearer } from "../support/clients";
import { consoleRoutes, signIn } from "../support/console";
import { storeDeliveries } from "../support/deliveries";
import { put } from "../support/operator";
import type { Site } from "../support/site";

const visitor = {
  name: "Ada Byron",
  email: "ada@example.com",
  company: "Engines",
  message: "Hello\n".repeat(8),
};

/** Something of everything, so that no list is judged only empty. @returns the ids that the pages' addresses name */
async function furnish(
  site: Site,
): Promise<{ incident: string; request: string; webhook: string; announcement: string }> {
  await site.post(endpoints.contact, visitor);
  await site.post(endpoints.contact, { ...visitor, website: "https://spam.example" });
  await site.post(endpoints.gdprRequest, {
    email: visitor.email,
    requestType: "access",
    description: `A_long_word_that_never_ends_${"x".repeat(120)}`,
  });
  await put(site, "announcement", { enabled: true, message: "We move on Sunday.", type: "warning" });
  const at = new Date();
  await site.db.incident.create({
    data: {
      id: "slow-answers",
      kind: "incident",
      title: "Slow answers",
      impact: "minor",
      state: "monitoring",
      startsAt: at,
      createdAt: at,
      updatedAt: at,
      updates: { create: { state: "monitoring", message: "Watching it.", actor: "console", at } },
    },
  });
  const { secret } = await createLink(site, { name: "Forum Ltd", through: "maintenance" });
  await enteredByLink(site, secret);
  await createPasscode(site, "grey heron", { name: `A_name_that_never_ends_${"x".repeat(37)}` });
  const planned = { message: "New prices.", paths: ["/pricing"], startsAt: inHours(1) };
  const answer = await site.post(staffEndpoints.announcements, planned, bearer);
  const { id } = await site.db.privacyRequest.findFirstOrThrow();
  return {
    incident: "slow-answers",
    request: id,
    webhook: await storeDeliveries(site),
    announcement: (await answer.json()).id,
  };
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Every page of the console in the themes and widths that a person at night may have. */
async function judgeEverywhere(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(overflow), `${path} at ${width} px`).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect(await violations(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

test.describe.configure({ mode: "serial" });

test("the sign-in fits 360 px and has no accessibility violation, right or wrong", async ({ page }) => {
  await judgeEverywhere(page, paths.operator);
  await judgeEverywhere(page, `${paths.operator}?answer=wrong`);
});

test("no empty page of the console has an accessibility violation", async ({ page, site }) => {
  await signIn(page, site);
  for (const path of [consolePaths.overview, consolePaths.messages, consolePaths.outbox]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

test("every page of the console fits 360 px and has no accessibility violation in either theme", async ({
  page,
  site,
}) => {
  test.slow();
  const ids = await furnish(site);
  await signIn(page, site);
  for (const route of consoleRoutes("page.tsx", "[id]")) {
    const kind = (["incident", "webhook", "announcement"] as const).find((name) =>
      route.includes(`/${name}s/`),
    );
    const keys = route.includes("[setting]") ? settingList.map(({ key }) => key) : [""];
    for (const key of keys) {
      await judgeEverywhere(page, route.replace("[id]", ids[kind ?? "request"]).replace("[setting]", key));
    }
  }
});
