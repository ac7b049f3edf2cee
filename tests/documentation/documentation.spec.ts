import { codeSamples } from "@/lib/integration-api/code-samples";
import { guides } from "@/lib/integration-api/guides";
import { integrationOperations } from "@/lib/integration-api/operations";
import { documentationPaths, paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { holdRoute, openBeforeScripts } from "@/tests/support/hold-route";
import { openSettled } from "@/tests/support/open-settled";

test.use({ sharesSite: true });

const [moderateText] = integrationOperations;
const sampleOf = (language: string) =>
  codeSamples(integrationOperations[0] as (typeof integrationOperations)[number]).find(
    ({ lang }) => lang === language,
  )?.source;

test("the visible program is copied, and “Copied” stays for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(`${documentationPaths.moderation}#${moderateText?.id}`);
  const entry = page.locator(`#${moderateText?.id}`);
  await entry.getByRole("radio", { name: "Python" }).check();
  const copy = entry.getByRole("button", { name: `Copy ${moderateText?.summary}` });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await copy.click();

  const copied = entry.getByRole("button", { name: `Copied ${moderateText?.summary}` });
  await expect(copied).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleOf("python"));
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
});

test("programs are colored without an element for each token", async ({ page }) => {
  await page.goto(documentationPaths.moderation);
  const colored = (kind: string) =>
    page.evaluate(
      (name) =>
        Array.from(CSS.highlights.get(name) ?? [], ({ startContainer, startOffset, endOffset }) =>
          startContainer.textContent?.slice(startOffset, endOffset),
        ),
      `code-${kind}`,
    );
  await expect.poll(() => colored("keyword")).toContain("const");
  expect(await colored("string")).toContain('"POST"');
  expect(await page.locator("pre code *").count()).toBe(0);
});

test("a link in the text opens its page without reloading the site", async ({ page }) => {
  await page.goto(documentationPaths.configuration);
  // The page's scripts run once its programs are highlighted.
  await expect.poll(() => page.evaluate(() => CSS.highlights.has("code-string"))).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.locator("#plans").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
});

test("the first page has four code examples and the reference, and the guides have their own page", async ({
  page,
}) => {
  await page.goto(paths.documentation);
  const examples = page
    .locator("#quick-start figure")
    .filter({ has: page.getByRole("button", { name: /^Copy/ }) });
  await expect(examples.nth(3)).toBeVisible();
  for (const part of ["Base URL", "Authentication", "Endpoints"]) {
    await expect(page.locator("#api-reference").getByRole("heading", { name: part })).toBeVisible();
  }
  await page.goto(documentationPaths["integration-guides"]);
  expect(guides).toHaveLength(4);
  for (const { id } of guides) {
    await expect(page.locator(`#${id}`).getByRole("button", { name: /^Copy/ })).toBeVisible();
  }
});

test("a language chosen once applies to all programs, and nothing is stored", async ({ page }) => {
  await page.goto(documentationPaths.moderation);
  await expect(async () => {
    for (const name of ["curl", "Go"])
      await page.locator("#moderate-text").getByRole("radio", { name }).check();
    await expect(page.locator("#moderate-ocr").getByRole("radio", { name: "Go" })).toBeChecked({
      timeout: 200,
    });
  }).toPass();
  await expect(page.locator("#moderate-ocr [data-language=go]")).toBeVisible();
  await expect(page.locator("#moderate-ocr [data-language=curl]")).toBeHidden();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("the search finds the section that has all the words", async ({ page }) => {
  await page.goto(paths.documentation);
  const field = page.getByRole("searchbox", { name: "Search docs" });
  // The key works once the page's scripts run, which isn't visible on the page.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass();
  await field.fill("retry-after limit");
  await expect(page.getByRole("link", { name: /^Rate limits ?API Reference/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#rate-limits$/);
  await expect(page.getByRole("heading", { name: "Rate limits" })).toBeInViewport();
  await expect(field).toHaveValue("");

  await field.fill("nothing-has-this-word");
  await expect(page.getByText("No section contains all of these words.").last()).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveValue("");
});

test("no single key opens the search, and its results close when it loses the focus", async ({ page }) => {
  await page.goto(paths.documentation);
  const field = page.getByRole("searchbox", { name: "Search docs" });
  await expect(field).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass();
  const found = page.getByRole("link", { name: /^Rate limits ?API Reference/ });
  await field.fill("retry-after limit");
  await expect(found).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(found).toHaveCount(0);
  await expect(field).toHaveValue("retry-after limit");
  await page.keyboard.press("/");
  await page.keyboard.press("k");
  await expect(field).not.toBeFocused();

  await field.focus();
  await expect(found).toBeVisible();
  await found.focus();
  await expect(found).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(found).toHaveCount(0);

  await field.focus();
  await found.click();
  await expect(page).toHaveURL(/#rate-limits$/);
});

test("a language chosen before the page’s scripts ran is shown in all samples", async ({ page }) => {
  const release = await openBeforeScripts(page, documentationPaths.moderation);
  const python = page.getByRole("radio", { name: "Python" });
  await python.last().check();
  await expect(python.first()).not.toBeChecked();
  await release();
  await expect(python.first()).toBeChecked();
  await expect(python.last()).toBeChecked();
});

test("text typed before the page’s scripts ran is searched for", async ({ page }) => {
  const release = await openBeforeScripts(page, documentationPaths.configuration);
  const video = page.getByRole("spinbutton", { name: "Video: Checks per month" });
  await video.fill("1.5");
  await page.getByRole("spinbutton", { name: "Text: Checks per month", exact: true }).fill("7");
  const field = page.getByRole("searchbox", { name: "Search docs" });
  await field.fill("retry-after limit");
  const total = page.locator("#credits output");
  const before = await total.textContent();
  await release();
  await expect(page.getByRole("link", { name: /^Rate limits ?API Reference/ })).toBeVisible();
  await expect(field).toHaveValue("retry-after limit");
  await expect(total).not.toHaveText(before ?? "");
  await expect(video).toHaveValue("1");
  await expect(page.getByRole("spinbutton", { name: "Text: Checks per month", exact: true })).toHaveValue(
    "7",
  );
});

test("a search runs once its index has loaded, however often that failed before", async ({ page }) => {
  let failures = 0;
  await page.route("**/search.en.json", (route) => {
    failures += 1;
    return failures <= 2 ? route.abort() : route.continue();
  });
  await page.goto(paths.documentation);
  const field = page.getByRole("searchbox", { name: "Search docs" });
  await field.fill("retry-after limit");
  await expect(page.getByText("The search could not be loaded.").last()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Rate limits ?API Reference/ })).toBeVisible();
  await expect(field).toHaveValue("retry-after limit");
});

test("a search index that arrives after the search was left is used by the next search", async ({ page }) => {
  const release = await holdRoute(page, "/search.en.json");
  await page.goto(paths.documentation);
  const field = page.getByRole("searchbox", { name: "Search docs" });
  await field.focus();
  await field.blur();
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/search.en.json"));
  await release();
  await loaded;
  await page.route("**/search.en.json", (route) => route.abort());
  await field.fill("retry-after limit");
  await expect(page.getByRole("link", { name: /^Rate limits ?API Reference/ })).toBeVisible();
});

for (const [how, present] of [
  ["there is no clipboard", false],
  ["the browser refuses to copy", true],
] as const) {
  test(`a program is selected, to be copied manually, if ${how}`, async ({ page }) => {
    await page.addInitScript((has) => {
      const value = has ? { writeText: () => Promise.reject(new Error("refused")) } : undefined;
      Object.defineProperty(navigator, "clipboard", { value });
    }, present);
    await page.clock.install();
    await page.goto(`${documentationPaths.moderation}#${moderateText?.id}`);
    const entry = page.locator(`#${moderateText?.id}`);
    await entry.getByRole("radio", { name: "Python" }).check();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await entry.getByRole("button", { name: `Copy ${moderateText?.summary}` }).click();
    await expect(page.getByRole("status").filter({ hasText: "The code is selected." })).toHaveCount(1);
    await expect(entry.getByRole("button", { name: `Selected ${moderateText?.summary}` })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(sampleOf("python")?.trim());
    await page.clock.runFor(2100);
    await expect(entry.getByRole("button", { name: `Copy ${moderateText?.summary}` })).toBeVisible();
  });
}

test("the calculator multiplies and adds", async ({ page }) => {
  await page.goto(`${documentationPaths.configuration}#credits`);
  for (const field of await page.getByRole("spinbutton").all()) await field.fill("0");
  await page.getByRole("spinbutton", { name: "Text: Checks per month", exact: true }).fill("1000");
  await page.getByRole("spinbutton", { name: "Video: Checks per month" }).fill("2");
  await expect(page.locator("#credits output")).toHaveText("5,030");
});

test("programs can read the API description, the sections as Markdown, and the summary", async ({
  request,
}) => {
  const openapi = await request.get("/openapi.json");
  expect((await openapi.json()).openapi).toBe("3.1.0");
  const section = await request.get(`${paths.documentation}/api-reference.md`);
  expect(section.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await section.text()).toContain("`POST /moderation/text`");
  expect((await request.get(`${documentationPaths.moderation}.md`)).status()).toBe(200);
  expect((await request.get(`${paths.documentation}/no-such-section.md`)).status()).toBe(404);
  expect(await (await request.get("/llms.txt")).text()).toContain("quick-start.md");
  expect(await (await request.get("/mock-api.mjs")).text()).toContain("createServer");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every program can be read in each language", async ({ page }) => {
    await page.goto(documentationPaths.moderation);
    const entry = page.locator(`#${moderateText?.id}`);
    const samples = codeSamples(integrationOperations[0] as (typeof integrationOperations)[number]);
    expect(samples.length).toBeGreaterThan(3);
    for (const { lang, source } of samples) {
      await entry.locator(`input[value="${lang}"]`).check({ force: true });
      const program = entry.locator(`[data-language="${lang}"] code`);
      await expect(program).toBeVisible();
      expect(await program.textContent()).toBe(source);
    }
  });

  test("languages can be switched, the cost table is shown, and nothing that needs scripts is offered", async ({
    page,
  }) => {
    await page.goto(documentationPaths.moderation);
    const entry = page.locator("#moderate-text");
    await entry.getByRole("radio", { name: "TypeScript" }).check();
    await expect(entry.locator("[data-language=typescript]")).toBeVisible();
    await expect(entry.locator("[data-language=curl]")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByText("Try it").filter({ visible: true })).toHaveCount(0);
    await page.goto(documentationPaths.configuration);
    await expect(page.locator("#credits").getByRole("row", { name: "Video 15" })).toBeVisible();
    await expect(page.locator("#credits").getByRole("spinbutton")).toHaveCount(0);
  });
});

test("the code font is preloaded from the address that the styles use", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  await openSettled(page, paths.documentation);
  const preloaded = await page
    .locator("link[rel=preload][as=font]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(fetched.filter((face) => face.includes("mono"))).toHaveLength(1);
  expect(preloaded.sort()).toEqual(fetched.sort());
});

test("an endpoint can be tried inside the page, with the chosen response", async ({ page }) => {
  await page.goto(documentationPaths.moderation);
  const entry = page.locator("#moderate-text");
  await entry.getByText("Try it").click();
  const panel = entry.locator(".try-it");
  const result = panel.getByRole("status");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(result).toContainText('"flagged": true');
  await expect(result).toContainText("POST /api/moderation/text");
  await panel.getByLabel("Respond with").selectOption("code=429");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(result).toContainText("Retry-After: 1");
  await panel.getByLabel("Respond with").selectOption("example=allowed");
  await panel.getByLabel("Request body").fill('{ "txt": "typing" }');
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(result).toContainText('"txt": "Is not a known field."');
  expect(sent.filter((call) => !call.startsWith("GET /"))).toEqual([]);
});

test("trying an endpoint says that the mock loads, and a mock that takes too long has failed", async ({
  page,
}) => {
  await page.goto(documentationPaths.moderation);
  const panel = page.locator("#moderate-text .try-it");
  const notice = panel.getByRole("status").locator("p").first();
  const send = panel.getByRole("button", { name: "Send" });
  const release = await holdRoute(page, "/mock-api.mjs");
  // The time ends with an event instead of after 30 seconds.
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      addEventListener("timeout", () => controller.abort(), { once: true });
      return controller.signal;
    };
  });
  await panel.locator("summary").click();
  await send.click();
  await expect(notice).toHaveText("Loading the mock…");
  await page.evaluate(() => dispatchEvent(new Event("timeout")));
  await expect(notice).toHaveText("The mock could not be loaded. Check your connection and try again.");
  await release();
  await send.click();
  await expect(panel.getByRole("status")).toContainText('"flagged": true');
  await expect(notice).toBeHidden();
});

test("a request sent before the page’s scripts ran is answered once they run", async ({ page }) => {
  const release = await openBeforeScripts(page, documentationPaths.moderation);
  const panel = page.locator("#moderate-text .try-it");
  await panel.locator("summary").click();
  await panel.getByLabel("Request body").fill('{ "text": "typed early" }');
  await panel.getByRole("button", { name: "Send" }).click();
  await release();
  await expect(panel.getByRole("status")).toContainText("typed early");
  await expect(page).toHaveURL(documentationPaths.moderation);
});

test("an address from when the documentation was one page leads to its section", async ({ page }) => {
  await page.goto(`${paths.documentation}#errors`);
  await expect(page).toHaveURL(`${documentationPaths.errors}#errors`);
  await page.goto(`/de${paths.documentation}#moderate-ocr`);
  await expect(page).toHaveURL(`/de${documentationPaths.moderation}#moderate-ocr`);
  await expect(page.locator("#moderate-ocr")).toBeInViewport();
});

test("every page is linked from the header, and the search of all pages opens in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.about);
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page).toHaveURL(paths.documentation);
  const contents = page.getByRole("navigation", { name: "Documentation contents" });
  for (const path of Object.values(documentationPaths)) {
    await expect(contents.locator(`a[href="${path}"]`)).toBeVisible();
  }
  const field = page.getByRole("searchbox", { name: "Search docs" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass();
  await field.fill("webhook signature");
  const found = page.getByRole("link", { name: /^Check the signature/ });
  await expect(found).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${documentationPaths.webhooks}#check-the-signature`);
});

test("no program is cut off on a wide screen or on a phone", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [paths.documentation, ...Object.values(documentationPaths)]) {
      await page.goto(path);
      // The programs behind the other tabs, too.
      const cut = await page.locator(".program").evaluateAll((programs) => {
        for (const program of programs) (program as HTMLElement).style.display = "block";
        return programs
          .filter((program) => program.scrollWidth > program.clientWidth)
          .map((each) => each.textContent);
      });
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});
