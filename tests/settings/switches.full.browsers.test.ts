import { afterEach, expect, test } from "vitest";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { integrationOperations } from "@/lib/integration-api/operations";
import { endpoints, paths } from "@/lib/site/paths";
import { describeBrowser } from "@/tests/support/browsers";
import {
  button,
  expectHydrated,
  expectNoText,
  expectPath,
  expectSoon,
  expectText,
  labeled,
  link,
} from "@/tests/support/browsers/look";
import type { Tab } from "@/tests/support/browsers/tab";
import { allOff, passcode, put } from "@/tests/support/operator";

const in10Minutes = () => new Date(Date.now() + 600_000).toISOString();
const fieldValue = (tab: Tab, selector: string) =>
  tab.run((field) => document.querySelector<HTMLInputElement>(field)?.value, selector);

/** The number of health requests since the page was opened. */
const healthChecks = (tab: Tab) =>
  tab.run(
    (path) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path)).length,
    endpoints.health,
  );

// A polling interval of one minute takes three seconds here.
describeBrowser("switches and pages that live", { pace: 20 }, (stage) => {
  let tab: Tab | undefined;
  const open = async (path: string) => {
    tab = await stage.open(path);
    return tab;
  };
  afterEach(async () => {
    await tab?.close();
    tab = undefined;
    await allOff(stage.site);
  });

  test("the gate rejects a wrong passcode, opens for the right one, and stays open", async () => {
    await put(stage.site, "protection", { enabled: true, passcode });
    const page = await open(paths.about);
    await expectText(page, "Enter passcode to access the site");
    await page.type("[name=passcode]", "wrong");
    await page.click(button("Access Site"));
    await expectText(page, "Invalid passcode. Please try again.");
    expect(await fieldValue(page, "[name=passcode]")).toBe("");
    await page.type("[name=passcode]", passcode);
    await expectNoText(page, "Invalid passcode. Please try again.");
    await page.click(button("Access Site"));
    await expectNoText(page, "Enter passcode to access the site");
    await expectHydrated(page);
    await expectPath(page, paths.about);
    await page.goto(`${stage.front.url}${paths.pricing}`);
    await expectText(page, "Pay for what you check");
    expect(stage.front.complaints()).toEqual([]);
  });

  test("maintenance covers an open page and uncovers it with everything still typed", async () => {
    const page = await open(paths.contact);
    await expectHydrated(page);
    await page.type("#message", "half a sentence");
    await put(stage.site, "maintenance", { enabled: true, message: "Larger disks.", endTime: in10Minutes() });
    await expectText(page, "Under Maintenance");
    await expectText(page, "Estimated time remaining");
    const seconds = () =>
      page.run(() => document.querySelector("dialog dl, dialog [role=timer]")?.textContent);
    const before = await seconds();
    await expectSoon(seconds).not.toBe(before);
    await allOff(stage.site);
    await expectNoText(page, "Under Maintenance");
    expect(await fieldValue(page, "#message")).toBe("half a sentence");
    expect(stage.front.complaints()).toEqual([]);
  });

  test("an announcement is shown, links to its page, and stays away once dismissed", async () => {
    const message = "Read-only on Saturday.";
    await put(stage.site, "announcement", {
      enabled: true,
      message,
      link: paths.features,
      linkText: "See the plan",
    });
    const page = await open(paths.about);
    await expectHydrated(page);
    await page.click(link("See the plan"));
    await expectPath(page, paths.features);
    await page.click(button("Dismiss announcement"));
    await expectNoText(page, message);
    await page.goto(`${stage.front.url}${paths.pricing}`);
    await expectHydrated(page);
    await expectNoText(page, message);
    expect(stage.front.complaints()).toEqual([]);
  });

  test("the documentation’s programs can be copied, and its search finds the section with all the words", async () => {
    const [operation] = integrationOperations;
    if (!operation) throw new Error("The documentation has no operation.");
    const curl = codeSamples(operation).find(({ lang }) => lang === "curl")?.source;
    const page = await open(`${paths.documentation}#${operation.id}`);
    await expectHydrated(page);
    const label = () =>
      page.run((name) => document.querySelector(`[data-program="${name}"]`)?.textContent, operation.summary);
    // A press before the page listens is lost, and repeated as by a visitor.
    await expectSoon(async () => {
      if ((await label()) === "Copied") return "Copied";
      await page.click(`//*[@id="${operation.id}"]${labeled(`Copy ${operation.summary}`)}`);
      return label();
    }).toBe("Copied");
    await page.press("Control", "k");
    const field = "[type=search]";
    await expectSoon(() => page.run((search) => document.activeElement?.matches(search), field)).toBe(true);
    await page.press("Control", "v");
    // Single-line fields can't contain line breaks: browsers remove them, or replace them with a space.
    const withoutSpace = (text = "") => text.replace(/\s/g, "");
    await expectSoon(async () => withoutSpace(await fieldValue(page, field))).toBe(withoutSpace(curl));

    await page.type(field, "retry-after limit");
    const found = () =>
      page.run(
        (search) => document.querySelector(search)?.parentElement?.querySelectorAll("a").length,
        field,
      );
    await expectSoon(found).toBeGreaterThan(0);
    await page.press("ArrowDown");
    await page.press("Enter");
    await expectPath(page, `${paths.documentation}#rate-limits`);
    expect(stage.front.complaints()).toEqual([]);
  });

  test("the status page refreshes by itself while it is set to, and by its button", async () => {
    const page = await open(paths.status);
    await expectHydrated(page);
    await expectSoon(() => healthChecks(page)).toBeGreaterThan(3);
    await page.click("[name=auto-refresh]");
    const before = await healthChecks(page);
    await page.click(button("Refresh now"));
    await expectSoon(() => healthChecks(page)).toBeGreaterThan(before);
    expect(stage.front.complaints()).toEqual([]);
  });
});
