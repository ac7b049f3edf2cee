import type { Page } from "@playwright/test";

/**
 * Lays out also the parts of a page that are otherwise left until they come near the screen, and waits for the faces that
 * only they show.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
