import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { tallestBlankBand, tallestSpace } from "./blank-band";
import { expect, test } from "./browser";
import { layoutShift } from "./layout-shift";
import { openSettled } from "./open-settled";
import { isHydrated, refusals, watchRefusals } from "./refusals";
import { sticksOut } from "./sticks-out";
import { unevenSpaces } from "./uneven-spaces";

const height = 823;

/** Prepares a page for the checks below. @returns the addresses of the fonts that it loads */
export async function prepare(page: Page): Promise<ReadonlySet<string>> {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(new URL(request.url()).pathname);
  });
  await watchRefusals(page);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  return fonts;
}

/** Opens a page in a window of a given width, and waits until it no longer changes. */
export async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await openSettled(page, path);
}

export const expectStill = (page: Page) =>
  test.step("nothing moved while the page loaded", async () => {
    expect(await page.evaluate(layoutShift)).toEqual([]);
  });

export const expectEvenSpaces = (page: Page) =>
  test.step("nothing would move when the code font loads", async () => {
    expect(await page.evaluate(unevenSpaces)).toEqual([]);
  });

export const expectAlive = (page: Page) =>
  test.step("the page hydrates, and its content security policy blocks nothing", async () => {
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await refusals(page)).toEqual([]);
  });

export const expectTextFace = (page: Page, fonts: ReadonlySet<string>) =>
  test.step("the text font has loaded, and has all characters of the page", async () => {
    const faces = await page.evaluate(() =>
      Array.from(document.fonts, ({ family, status }) => [family, status]),
    );
    expect(faces).toContainEqual([expect.stringContaining("Palisade Text"), "loaded"]);
    expect([...fonts].filter((font) => font.includes("more"))).toEqual([]);
  });

export const expectOrderedHeadings = (page: Page) =>
  test.step("the page has one h1, and skips no heading level", async () => {
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    });
  });

/** At full size, a picture of a long page takes seconds to paint, compress and read. */
const smallScale = 1 / 4;

/** A picture of all of a page at a quarter of its size. */
async function smallPicture(page: Page): Promise<Uint8Array> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize: size } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height: size.height, scale: smallScale },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

export const expectNoBlankBand = (page: Page) =>
  test.step("no part of the page is blank", async () => {
    // A busy machine may paint a long page late, so try again; content without layout stays blank.
    const tallest = async () => (await tallestBlankBand([await smallPicture(page)])) / smallScale;
    await expect.poll(tallest).toBeLessThan(tallestSpace);
  });

/** At 200% zoom a window of 1280 px has 640 px left, and 320 px at 400% (WCAG 2.2, 1.4.10). */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await test.step(`nothing sticks out at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      // Content that is collapsed on phones must fit too.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>(".phone-fold")) fold.open = true;
      });
      expect(await page.evaluate(sticksOut)).toEqual([]);
    });
  }
}

type Rules = Parameters<typeof violations>[1];

export const expectAccessible = (
  page: Page,
  colorScheme: "light" | "dark",
  width: number,
  rules: Rules = "all",
) =>
  test.step(`no accessibility violation, ${colorScheme} at ${width} px`, async () => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await violations(page, rules)).toEqual([]);
  });

/** Checks the page in its current state, narrow in light and wide in dark. The last size and theme remain. */
export async function expectNoFault(page: Page): Promise<void> {
  await expectFits(page, [320]);
  await expectAccessible(page, "light", 320);
  await expectFits(page, [1440]);
  await expectAccessible(page, "dark", 1440);
}
