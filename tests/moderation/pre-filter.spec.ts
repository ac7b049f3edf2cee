import type { Page } from "@playwright/test";
import { preFilterExamples, preFilterWords } from "@/lib/pages/home-pre-filter";
import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { openBeforeScripts } from "@/tests/support/hold-route";
import { openSettled } from "@/tests/support/open-settled";

test.use({ sharesSite: true });

const words = preFilterWords.en;

const demo = (page: Page) => page.getByRole("region", { name: words.title });
const field = (page: Page) => page.getByRole("textbox", { name: words.label });
const findings = (page: Page) => page.getByRole("list", { name: words.findings }).getByRole("listitem");

/** Hydration can drop the selection of a field in the middle of `fill`, so the text is checked and filled again. */
const type = (page: Page, text: string) =>
  expect(async () => {
    await field(page).fill(text);
    await expect(field(page)).toHaveValue(text, { timeout: 1_000 });
  }).toPass();

/** Records every request of the page from now on, with its whole content. */
function recordRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) =>
    seen.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return seen;
}

test("the pre-filter checks what a visitor types, shows the reason and the time, and sends nothing", async ({
  page,
}) => {
  await openSettled(page, paths.home);
  const requests = recordRequests(page);

  await field(page).fill("Mail canary-word@example.com about my class assignment");
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText("canary-word@example.com");
  await expect(demo(page).getByText("Review", { exact: true })).toBeVisible();
  await expect(demo(page).getByText(/^Checked in (?:under )?\d+\.\d ms$/)).toBeVisible();
  await expect(demo(page).getByRole("status")).toContainText("Review: 1 match, checked in");
  await expect(demo(page).locator("mark")).toHaveText("canary-word@example.com");

  await field(page).fill("A lovely day");
  await expect(demo(page).getByText(words.passedOn, { exact: true })).toBeVisible();
  await expect(demo(page).getByText(words.nothing)).toBeVisible();

  await field(page).fill(" \n");
  await expect(demo(page).getByText(words.unmeasured)).toBeVisible();
  await expect(demo(page).getByText(words.passedOn, { exact: true })).toHaveCount(0);
  await expect(demo(page).getByText(words.nothing)).toHaveCount(0);

  // The engine was loaded when it was needed; the text was sent nowhere.
  expect(requests.some((request) => /^GET \S+\.js /.test(request))).toBe(true);
  expect(requests.filter((request) => !request.startsWith("GET ") || /canary|lovely/.test(request))).toEqual(
    [],
  );
});

test("text typed before the page’s scripts ran is checked", async ({ page }) => {
  const release = await openBeforeScripts(page, paths.home);
  await type(page, "Mail early-bird@example.com");
  await release();
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText("early-bird@example.com");
  await expect(field(page)).toHaveValue("Mail early-bird@example.com");
});

test("an example is checked when it is clicked", async ({ page }) => {
  await page.goto(paths.home);
  for (const { label, text } of preFilterExamples(words)) {
    await demo(page).getByRole("button", { name: label }).click();
    await expect(field(page)).toHaveValue(text);
    await expect(findings(page)).toHaveCount(label === "False alarms?" ? 0 : 3);
  }
});

test("the pre-filter keeps its height, whatever is typed", async ({ page }) => {
  await openSettled(page, paths.home);
  const height = async () => (await demo(page).boundingBox())?.height;
  const before = await height();
  for (const text of ["", "I hope you die", "a@b.co ".repeat(20), "word ".repeat(200)]) {
    await field(page).fill(text);
    const timed = demo(page).getByText(text ? /^Checked in/ : words.unmeasured);
    await expect(timed).toBeVisible();
    expect(await height(), text).toBe(before);
  }
});

test("the first of many matches are listed, and all are marked", async ({ page }) => {
  await page.goto(paths.home);
  await type(page, "a@b.co ".repeat(20));
  await expect(demo(page).locator("mark")).toHaveCount(20);
  await expect(findings(page).last()).toHaveText("And 15 more, marked in the text.");
});

test("a failure to load the engine is reported, and loading is tried again", async ({ page }) => {
  await openSettled(page, paths.home);
  await page.route("**/*.js", (route) => route.abort());
  await field(page).fill("one");
  await expect(demo(page).getByText(words.failed)).toBeVisible();
  await page.unroute("**/*.js");
  await field(page).fill("what the f*ck");
  await expect(findings(page)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a text is shown with its real result, and no field is offered", async ({ page }) => {
    await page.goto(paths.home);
    await expect(demo(page).locator("mark")).toHaveCount(3);
    await expect(findings(page)).toHaveCount(3);
    await expect(demo(page).getByRole("textbox")).toHaveCount(0);
    await expect(demo(page).getByRole("button")).toHaveCount(0);
  });
});
