import { paths } from "@/lib/site/paths";
import { expect, passcode, put, test } from "@/tests/support/operator";
import { isHydrated, refusals, watchRefusals } from "@/tests/support/refusals";

test.use({ sharesSite: true });

/** Pages rendered per request or in place of another. every-page.spec.ts covers the others. */
for (const path of ["/verify/none", paths.operator]) {
  test(`${path} hydrates under its content security policy without violations`, async ({ page }) => {
    await watchRefusals(page);
    await page.goto(path);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await refusals(page)).toEqual([]);
  });
}

test("following the site’s links causes no violations", async ({ page }) => {
  await watchRefusals(page);
  await page.goto(paths.home);
  for (const name of ["Features", "Pricing", "About", "Contact"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page).toHaveTitle(new RegExp(name));
  }
  expect(await refusals(page)).toEqual([]);
});

test("the gate hydrates under its policy in place of the page", async ({ page, site }) => {
  await put(site, "protection", { enabled: true, passcode });
  await watchRefusals(page);
  await page.goto(paths.about);
  await expect(page.getByRole("button", { name: "Access Site" })).toBeVisible();
  expect(await refusals(page)).toEqual([]);
});

test("the maintenance page hydrates with its nonce", async ({ page, site }) => {
  await put(site, "maintenance", { enabled: true });
  await watchRefusals(page);
  await page.goto(paths.about);
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(await refusals(page)).toEqual([]);
});

for (const path of [paths.about, "/verify/none"]) {
  test(`scripts injected into ${path} don’t run`, async ({ browser, site }) => {
    // A separate page, because these refusals are expected here but errors elsewhere.
    const page = await browser.newPage({ baseURL: site.url });
    await watchRefusals(page);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const smuggled = `<script>window.injected = "inline"</script>
        <script src="data:text/javascript,window.injected='data'"></script>
        <script src="https://evil.example/x.js"></script>
        <img src="/no-such-image" onerror="window.injected = 'handler'">
        <a id="link" href="javascript:window.injected='link'">x</a>
        <style>body { --smuggled: 1 }</style>
        <base href="https://evil.example/">
        <iframe srcdoc="<script>parent.injected='frame'</script>"></iframe></body>`;
      await route.fulfill({ response, body: (await response.text()).replace("</body>", smuggled) });
    });
    await page.goto(path);
    await page.locator("#link").evaluate((link: HTMLAnchorElement) => link.click());
    await expect
      .poll(async () => (await refusals(page)).map((refusal) => refusal.split(" ")[0]))
      .toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr", "style-src-elem", "base-uri"]));
    expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--smuggled"))).toBe(
      "",
    );
    await page.close();
  });
}
