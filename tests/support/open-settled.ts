import { expect, type Page, type Request } from "@playwright/test";
import { endpoints } from "@/lib/site/paths";

/**
 * Opens a page of the site and waits until it no longer changes: scripts have run, their requests are answered, and
 * fonts are loaded.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => void pending.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  // Every page requests it once its scripts run.
  const polled = page.waitForResponse(`**${endpoints.maintenance}`);
  await page.goto(path);
  await polled;
  await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
