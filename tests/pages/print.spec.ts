import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { isRepeat, visitedPages } from "@/tests/support/pages";
import { fileWithLinks } from "@/tests/support/privacy";

/** The printable area of A4 with margins of 18 mm, in pixels. */
const sheet = { width: 658, height: 987 };

/** What is wrong with the page in print. Runs in the page. */
function faultsOnPaper(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const faults: string[] = [];

  const ofTheScreen =
    ".site-header, .site-footer, .skip-link, .announcement, main button:not(.on-paper), [type=search]";
  for (const element of Array.from(document.querySelectorAll(ofTheScreen)))
    if (shown(element)) faults.push(`should not be printed: ${nameOf(element)}`);

  // A canvas converts any color to sRGB.
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const lightness = (color: string) => {
    if (!context) throw new Error("no canvas");
    context.fillStyle = "white";
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const channels = Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const [red = 0, green = 0, blue = 0] = channels;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const hasPrintedGround = (element: Element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { printColorAdjust, backgroundColor } = getComputedStyle(node);
      if (printColorAdjust === "exact" && lightness(backgroundColor) < 0.9) return true;
    }
    return false;
  };
  const isIllustration = (element: Element) => element.closest("[aria-hidden=true], .sr-only, svg") !== null;
  for (const element of Array.from(document.querySelectorAll("main *"))) {
    const ownText = Array.from(element.childNodes)
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join("");
    if (isIllustration(element) || !shown(element)) continue;
    const style = getComputedStyle(element);
    const isCut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    if (isCut && element.clientWidth > 1) faults.push(`is cut: ${nameOf(element)}`);
    if (!ownText) continue;
    const { right } = element.getBoundingClientRect();
    if (right > innerWidth + 1) faults.push(`extends beyond the sheet: ${nameOf(element)}`);
    // 3:1 on white: (1 + 0.05) / (0.3 + 0.05).
    if (lightness(style.color) > 0.3 && !hasPrintedGround(element))
      faults.push(`can’t be read on white: ${nameOf(element)}`);
  }
  return faults;
}

/** Links in running text whose address isn't printed after them. */
const silentLinks = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(".links-on-paper a"))
    .filter((link) => link.checkVisibility() && /^(http|\/)/.test(link.getAttribute("href") ?? ""))
    .filter((link) => !getComputedStyle(link, "::after").content.includes(String(link.getAttribute("href"))))
    .map((link) => link.outerHTML.slice(0, 120));

async function expectWholeOnPaper(page: Page, path: string) {
  await page.goto(path);
  expect.soft(await page.evaluate(faultsOnPaper)).toEqual([]);
  expect.soft(await page.evaluate(silentLinks)).toEqual([]);
}

test.use({ sharesSite: true });

test.beforeEach(async ({ keptPage }) => {
  await keptPage.setViewportSize(sheet);
  await keptPage.emulateMedia({ media: "print", colorScheme: "dark" });
});

for (const path of visitedPages) {
  test(
    `${path} prints completely, without what only works on a screen`,
    onlyFull(isRepeat(path)),
    ({ keptPage }) => expectWholeOnPaper(keptPage, path),
  );
}

for (const path of [paths.terms, paths.privacy, paths.documentation]) {
  test(`${path} has links whose addresses are printed`, async ({ keptPage }) => {
    await keptPage.goto(path);
    await expect(keptPage.locator(".links-on-paper a[href^='/']").first()).toBeAttached();
  });
}

test("a receipt prints completely", async ({ keptPage, site }) => {
  const { follow } = await fileWithLinks(site, "gdpr", { email: "paper@example.com", requestType: "access" });
  await expectWholeOnPaper(keptPage, `${follow}/receipt`);
  await expect(keptPage.getByRole("heading", { level: 1 })).toContainText("Receipt");
});
