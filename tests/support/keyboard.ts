import { expect, type Locator, type Page } from "@playwright/test";

/** More Tab stops than any page has. */
const enough = 400;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. @throws if it can't be reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < enough; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

interface Stop {
  name: string;
  fault: string | null;
  /** Whether it belongs to the page's content rather than its header or footer. */
  inContent: boolean;
}

/** What is wrong with the focused element, or null; `done` once the focus has left the page. */
function judgeFocus(): Stop | "done" {
  const element = document.activeElement;
  if (!element || element === document.body) return "done";
  const name = element.outerHTML.slice(0, 120);
  const inContent = element.closest("main") !== null;
  // A field that is drawn by its label shows its focus there.
  const drawn = [element, element.closest("label")].filter((node) => node !== null);
  const ringed = drawn.some((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return { name, inContent, fault: "shows no focus" };
  const box = element.getClientRects()[0];
  if (!box) return { name, inContent, fault: "is not visible" };
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  const related = top !== null && (element.contains(top) || top.contains(element));
  return { name, inContent, fault: related ? null : `is covered by ${top?.outerHTML.slice(0, 80)}` };
}

interface Walk {
  stops: string[];
  /** Stops without a visible focus. */
  faults: string[];
}

async function walk(page: Page, isOver: (stop: Stop) => boolean): Promise<Walk> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let stop = 0; stop < enough; stop += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(judgeFocus);
    if (seen === "done") return { stops, faults };
    stops.push(seen.name);
    if (seen.fault) faults.push(`${seen.name} ${seen.fault}`);
    if (isOver(seen)) return { stops, faults };
  }
  throw new Error("The keyboard never leaves the page.");
}

/** Tabs through the whole page. */
export const walkStops = (page: Page): Promise<Walk> => walk(page, () => false);

/** Uses the skip link to leave out the header, then tabs to the first stop after the content. */
export async function walkContent(page: Page): Promise<Walk> {
  const first = await walk(page, () => true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const content = await walk(page, ({ inContent }) => !inContent);
  return { stops: [...first.stops, ...content.stops], faults: [...first.faults, ...content.faults] };
}

/**
 * Asserts that the focus is visible at every stop, that the first one is the skip link, and that the honeypot is not
 * one.
 */
export async function expectStops(walked: Promise<Walk>): Promise<void> {
  const { stops, faults } = await walked;
  expect(faults).toEqual([]);
  expect(stops[0]).toContain('href="#main"');
  expect(stops.filter((stop) => stop.includes('name="website"'))).toEqual([]);
}
