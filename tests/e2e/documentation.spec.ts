import { guides } from "@/lib/openapi/guides/guides";
import { integrationOperations } from "@/lib/openapi/integration/operations";
import { codeSamples } from "@/lib/openapi/samples/code-samples";
import { paths } from "@/lib/paths";
import { expect, test } from "../support/browser";

const [moderateText] = integrationOperations;
const sampleOf = (language: string) =>
  codeSamples(integrationOperations[0] as (typeof integrationOperations)[number]).find(
    ({ lang }) => lang === language,
  )?.source;

test("the program that is shown is copied, and 'Copied' stays for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(`${paths.documentation}#${moderateText?.id}`);
  const entry = page.locator(`#${moderateText?.id}`);
  await entry.getByRole("radio", { name: "Python" }).check();
  const copy = entry.getByRole("button", { name: `Copy ${moderateText?.summary}` });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await copy.click();

  const copied = entry.getByRole("button", { name: `Copied ${moderateText?.summary}` });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleOf("python"));
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
});

test("each of the four code examples has a copy button", async ({ page }) => {
  await page.goto(paths.documentation);
  expect(guides).toHaveLength(4);
  for (const { id } of guides) {
    await expect(page.locator(`#${id}`).getByRole("button", { name: /^Copy/ })).toBeVisible();
  }
});

test("a language chosen once is chosen everywhere, and nothing is remembered", async ({ page }) => {
  await page.goto(paths.documentation);
  await expect(async () => {
    for (const name of ["curl", "Go"]) await page.locator("#health").getByRole("radio", { name }).check();
    await expect(page.locator("#moderate-ocr").getByRole("radio", { name: "Go" })).toBeChecked({
      timeout: 200,
    });
  }).toPass();
  await expect(page.locator("#moderate-ocr [data-language=go]")).toBeVisible();
  await expect(page.locator("#moderate-ocr [data-language=curl]")).toBeHidden();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("the search leads to the part that has all the words", async ({ page }) => {
  await page.goto(paths.documentation);
  const field = page.getByRole("searchbox", { name: "Search this page" });
  // The key works once the page's scripts run, which nothing on the page shows.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass();
  await field.fill("retry-after limit");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#rate-limits$/);
  await expect(page.getByRole("heading", { name: "Rate limits" })).toBeInViewport();
  await expect(field).toHaveValue("");

  await field.fill("nothing-has-this-word");
  await expect(page.getByText("Nothing on this page has all of these words.").last()).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveValue("");
});

test("the calculator multiplies and adds", async ({ page }) => {
  await page.goto(`${paths.documentation}#credits`);
  for (const field of await page.getByRole("spinbutton").all()) await field.fill("0");
  await page.getByRole("spinbutton", { name: "Text: Checks per month", exact: true }).fill("1000");
  await page.getByRole("spinbutton", { name: "Video: Checks per month" }).fill("2");
  await expect(page.locator("#credits output")).toHaveText("5,030");
});

test("machines get the description, the sections as Markdown and the summary", async ({ request }) => {
  const openapi = await request.get("/openapi.json");
  expect((await openapi.json()).openapi).toBe("3.1.0");
  const section = await request.get(`${paths.documentation}/api-reference.md`);
  expect(section.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await section.text()).toContain("POST /moderation/text");
  expect((await request.get(`${paths.documentation}/no-such-section.md`)).status()).toBe(404);
  expect(await (await request.get("/llms.txt")).text()).toContain("quick-start.md");
  expect(await (await request.get("/mock-api.mjs")).text()).toContain("createServer");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("languages switch, the table of costs stands, and nothing is offered that can't work", async ({
    page,
  }) => {
    await page.goto(paths.documentation);
    const entry = page.locator("#moderate-text");
    await entry.getByRole("radio", { name: "TypeScript" }).check();
    await expect(entry.locator("[data-language=typescript]")).toBeVisible();
    await expect(entry.locator("[data-language=curl]")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.locator("#credits").getByRole("row", { name: "Video 15" })).toBeVisible();
    await expect(page.locator("#credits").getByRole("spinbutton")).toHaveCount(0);
  });
});
