import puppeteer, { type BrowserContext, type EvaluateFunc, type KeyInput, type Page } from "puppeteer-core";
import type { Engine, Preferences, Tab } from "./tab";

const locator = (target: string) => (target.startsWith("//") ? `::-p-xpath(${target})` : target);

function tabOf(context: BrowserContext, page: Page): Tab {
  const click = (target: string) => page.locator(locator(target)).click();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    // Its type allows for handles too, which nobody here passes.
    run: (work, ...args) => page.evaluate(work as unknown as EvaluateFunc<typeof args>, ...args) as never,
    click,
    clickAndAnswer: async (target, answer) => {
      const answered = new Promise<void>((resolve, reject) => {
        page.once("dialog", (dialog) => dialog.accept(answer).then(resolve, reject));
      });
      await Promise.all([click(target), answered]);
    },
    type: async (target, text) => {
      await page.locator(locator(target)).fill("");
      const field = await page.waitForSelector(locator(target));
      await field?.type(text);
    },
    select: async (target, value) => {
      await page.select(target, value);
    },
    press: async (...keys) => {
      const last = keys.pop() as KeyInput;
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      await page.keyboard.press(last);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    pictures: async () => [await page.screenshot({ fullPage: true })],
    cookies: async () => (await context.cookies()).map(({ name, httpOnly = false }) => ({ name, httpOnly })),
    close: () => context.close(),
  };
}

/** Firefox, without a window, over WebDriver BiDi. */
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
      // 2: the system's colours always, 0: only where a high-contrast theme is on.
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
