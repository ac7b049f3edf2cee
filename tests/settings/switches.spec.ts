import type { Page } from "@playwright/test";
import type { SettingKey } from "@/lib/settings";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { onlyFull } from "@/tests/support/browser";
import { pixel } from "@/tests/support/images";
import { expect, passcode, put, signedIn, test } from "@/tests/support/operator";
import { runOperator } from "@/tests/support/run-operator";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true });

const image = "/icons/192.png";

interface Change {
  value: object;
  /** The fields of the console's form, except the version. */
  fields: Record<string, string>;
  shell: string[];
}

/** The same change through each available channel. */
const changes: Record<SettingKey, Change> = {
  protection: {
    value: { enabled: true, passcode, mobile: "gate" },
    fields: { enabled: "on", passcode, mobile: "gate" },
    shell: ["protection", "on", "--passcode", passcode, "--mobile", "gate"],
  },
  maintenance: {
    value: { enabled: true, message: "Moving." },
    fields: { enabled: "on", message: "Moving.", endTime: "", showTimer: "on", exempt: "/status" },
    shell: ["maintenance", "on", "--message", "Moving."],
  },
  announcement: {
    value: { enabled: true, message: "News." },
    fields: { enabled: "on", message: "News.", type: "info", dismissible: "on", link: "", linkText: "" },
    shell: ["announcement", "on", "--message", "News."],
  },
  logo: { value: { logoUrl: image }, fields: { logoUrl: image }, shell: ["logo", "set", image] },
};

const ways: Record<string, (site: Site, key: SettingKey) => Promise<void>> = {
  "by API": (site, key) => put(site, key, changes[key].value),
  "from the console": async (site, key) => {
    const { version } = await site.db.setting.findUniqueOrThrow({ where: { key } });
    const save = consolePaths.save(consolePaths.setting(key));
    const fields = { ...changes[key].fields, version: String(version) };
    await site.postForm(save, fields, await signedIn(site));
    const { updatedBy } = await site.db.setting.findUniqueOrThrow({ where: { key } });
    expect(updatedBy).toBe("console");
  },
  "from a shell": async (site, key) => {
    const { code, err } = await runOperator(site, changes[key].shell);
    expect(err).toBe("");
    expect(code).toBe(0);
  },
};

/** Reloads a page until it shows the change: another process's change takes up to two seconds. */
async function comesToShow(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(paths.about);
    await shown();
  }).toPass();
}

for (const [how, change] of Object.entries(ways)) {
  test(
    `${how}, protection applies to new pages, and to open ones at the next click`,
    onlyFull(how === "from a shell"),
    async ({ page, context, site }) => {
      await page.goto(paths.about);
      await change(site, "protection");
      const tab = await context.newPage();
      const gate = (where: Page) => where.getByRole("heading", { name: "Enter passcode to access the site" });
      await comesToShow(tab, () => expect(gate(tab)).toBeVisible({ timeout: 1000 }));
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
      await expect(gate(page)).toBeVisible();
    },
  );

  test(
    `${how}, maintenance applies to new pages, and to open ones at the next poll`,
    onlyFull(how === "from a shell"),
    async ({ page, context, site }) => {
      await page.clock.install();
      await page.goto(paths.about);
      await change(site, "maintenance");
      const tab = await context.newPage();
      await comesToShow(tab, () => expect(tab.getByText("Moving.")).toBeVisible({ timeout: 1000 }));
      // If the clock's jump ends a poll before a busy server answers it, the next one follows.
      await expect(async () => {
        await page.clock.runFor(60_000);
        await expect(page.getByRole("dialog")).toContainText("Moving.", { timeout: 2000 });
      }).toPass();
    },
  );

  test(
    `${how}, an announcement is shown on every page loaded afterwards`,
    onlyFull(how === "from a shell"),
    async ({ page, site }) => {
      await change(site, "announcement");
      const bar = page.getByRole("region", { name: "Announcement" });
      await comesToShow(page, () => expect(bar).toContainText("News.", { timeout: 1000 }));
    },
  );

  test(
    `${how}, a logo is shown on every page loaded afterwards, in the same place`,
    onlyFull(how === "from a shell"),
    async ({ page, site }) => {
      await page.goto(paths.about);
      const logo = page.getByRole("banner").getByRole("link", { name: "Palisade home" });
      const before = await logo.boundingBox();
      await change(site, "logo");
      await comesToShow(page, () =>
        expect(logo.locator("img")).toHaveAttribute("src", image, { timeout: 1000 }),
      );
      expect(await logo.boundingBox()).toEqual(before);
    },
  );
}

test("a logo that fails to load is replaced by the built-in one, silently", async ({ page, site }) => {
  await put(site, "logo", { logoUrl: "/no-such-image.png" });
  const answered = page.waitForResponse("**/no-such-image.png");
  await page.goto(paths.about);
  await answered;
  const logo = page.getByRole("banner").getByRole("link", { name: "Palisade home" });
  await expect(logo.locator("svg")).toBeVisible();
  await expect(logo.locator("img")).toHaveCount(0);
});

test("an uploaded logo is shown", async ({ page, site }) => {
  await site.db.logoImage.create({
    data: {
      hash: "0".repeat(32),
      contentType: "image/png",
      bytes: new Uint8Array(pixel),
      createdAt: new Date(),
    },
  });
  await put(site, "logo", { logoUrl: `/logo/${"0".repeat(32)}` });
  await page.goto(paths.about);
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", `/logo/${"0".repeat(32)}`);
});
