import { navigation } from "@/lib/pages/navigation";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { missingPage, visitedPages } from "@/tests/support/pages";

/** Reading without JavaScript. Each form's own file tests how the form works then. */
test.use({ javaScriptEnabled: false, sharesSite: true });

for (const path of visitedPages.filter((each) => each !== missingPage)) {
  test(`${path} shows its content, and offers nothing that needs a script`, async ({ keptPage: page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main).toHaveText(/.{100}/s, { useInnerText: true });
    await expect(page.locator(".needs-js:visible")).toHaveCount(0);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the theme follows the system: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const brightest = await page.locator("body").evaluate((body) => {
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("No canvas.");
      brush.fillStyle = getComputedStyle(body).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      return Math.max(...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3));
    });
    if (colorScheme === "light") expect(brightest).toBeGreaterThan(240);
    else expect(brightest).toBeLessThan(40);
  });
}

test("the header has its own background, and every link in it works", async ({ keptPage: page }) => {
  await page.goto("/");
  for (const { label, href } of navigation.en.main) {
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

const token = "t".repeat(43);
const dead: [path: string, status: number, heading: string, wayOn: string][] = [
  [missingPage, 404, "Page not found", "Back to the home page"],
  ["/correct/unknown", 404, "This form isn’t available", "GDPR request"],
  ["/correct", 404, "This form isn’t available", "Contact"],
  [`/privacy-requests/GD-0000-0000/${token}`, 200, "Your privacy request", "GDPR request"],
  [`/privacy-requests/GD-0000-0000/${token}/receipt`, 200, "Your privacy request", "GDPR request"],
  [`/privacy-requests/confirm/${token}`, 200, "Your privacy request", "GDPR request"],
  [`/verify/${token}`, 200, "This link doesn’t work", "Create an account"],
];

for (const id of ["sent", "failed"]) {
  test(`the result that a confirmation link shows has the focus: ${id}`, async ({ keptPage: page }) => {
    await page.goto(`/verify/${token}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

for (const [path, status, heading, wayOn] of dead) {
  test(`${path.replace(token, "…")} opens nothing, says so and links to the next step`, async ({
    keptPage: page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.getByRole("main").getByRole("link", { name: wayOn }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  });
}

test("text typed into a rejected form is kept for its period, and then reported as gone", async ({
  page,
  site,
}) => {
  await page.goto(paths.contact);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@localhost");
  await page.getByLabel("Message").fill("The engine stalls.");
  const sentAt = Date.now();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("The engine stalls.");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { expiresAt } = await site.db.formDraft.findUniqueOrThrow({ where: { id } });
  const keptAt = expiresAt.getTime() - figures.retention.refusedFormMinutes * 60_000;
  expect(keptAt).toBeGreaterThanOrEqual(sentAt);
  expect(keptAt).toBeLessThanOrEqual(Date.now());
  await site.db.formDraft.update({ where: { id }, data: { expiresAt: new Date() } });
  const answer = await page.reload();
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Nothing was sent.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(paths.contact);
});
