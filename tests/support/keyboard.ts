import type { Locator, Page } from "@playwright/test";

/** More Tab stops than any page has. */
const enough = 400;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. @throws when it can't be reached that way */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < enough; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** What is wrong with the element that has the focus, or null; `done` once the focus has left the page. */
function judgeFocus(): { name: string; fault: string | null } | "done" {
  const element = document.activeElement;
  if (!element || element === document.body) return "done";
  const name = element.outerHTML.slice(0, 120);
  // A field that is drawn by its label shows the focus there.
  const drawn = [element, element.closest("label")].filter((node) => node !== null);
  const ringed = drawn.some((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return { name, fault: "shows no focus" };
  const box = element.getClientRects()[0];
  if (!box) return { name, fault: "is not visible" };
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  const related = top !== null && (element.contains(top) || top.contains(element));
  return { name, fault: related ? null : `is covered by ${top?.outerHTML.slice(0, 80)}` };
}

/** Tabs through the whole page. @returns every stop, and those where the focus can't be seen */
export async function walkStops(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let stop = 0; stop < enough; stop += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(judgeFocus);
    if (seen === "done") return { stops, faults };
    stops.push(seen.name);
    if (seen.fault) faults.push(`${seen.name} ${seen.fault}`);
  }
  throw new Error("The keyboard never leaves the page.");
}
