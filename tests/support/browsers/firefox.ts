import puppeteer, { type BrowserContext, type EvaluateFunc, type KeyInput, type Page } from "puppeteer-core";
import type { Engine, Preferences, Tab } from "./tab";

const locator = (target: string) => (target.startsWith("//") ? `::-p-xpath(${target})` : target);

function tabOf(context: BrowserContext, page: Page): Tab {
  const click = (target: string) => page.locator(locator(target)).click();
  const press: Tab["press"] = async (...keys) => {
    const last = keys.pop() as KeyInput;
    for (const key of keys) await page.keyboard.down(key as KeyInput);
    await page.keyboard.press(last);
    for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
  };
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    // Its type also allows handles, which are not used here.
    run: (work, ...args) => page.evaluate(work as unknown as EvaluateFunc<typeof args>, ...args) as never,
    click,
    clickAndAnswer: async (target, answer) => {
      const answered = new Promise<void>((resolve, reject) => {
        page.once("dialog", (dialog) => dialog.accept(answer).then(resolve, reject));
      });
      await Promise.all([click(target), answered]);
    },
    type: async (target, text) => {
      // As a visitor replaces a text. A value that a script sets is undone when React renders meanwhile.
      await click(target);
      await press("Control", "a");
      await page.keyboard.press("Delete");
      await page.keyboard.type(text);
    },
    select: async (target, value) => {
      await page.select(target, value);
    },
    press,
    resize: (width, height) => page.setViewport({ width, height }),
    pictures: async () => [await page.screenshot({ fullPage: true })],
    cookies: async () => (await context.cookies()).map(({ name, httpOnly = false }) => ({ name, httpOnly })),
    close: () => context.close(),
  };
}

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { reducedMotion = false, forcedColors = false }: Preferences,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 60_000,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": Number(reducedMotion),
      // 2: always the system's colors; 0: only with a high-contrast theme.
      "browser.display.document_color_use": forcedColors ? 2 : 0,
      "browser.display.use_system_colors": forcedColors,
    },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return tabOf(context, page);
    },
    close: () => browser.close(),
  };
}
