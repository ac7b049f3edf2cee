import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type ClientRequestArgs } from "node:http";
import { connect, type NetConnectOpts, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, By, Key as KeyCode, until, type WebDriver } from "selenium-webdriver";
import { eventually } from "../eventually";
import { freePort } from "../site";
import type { Engine, Preferences, Tab } from "./tab";

const keyCodes: Record<string, string> = {
  Tab: KeyCode.TAB,
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Space: KeyCode.SPACE,
  ArrowDown: KeyCode.ARROW_DOWN,
  Control: KeyCode.CONTROL,
  Shift: KeyCode.SHIFT,
};

const waitMs = 30_000;
/** Only a hanging browser needs longer for a command. */
const answerMs = 60_000;

class NoAnswer extends Error {
  override message = `WebKit's driver did not answer within ${answerMs / 1000} seconds.`;
}
const isNoAnswer = (error: unknown) =>
  error instanceof Error && error.message.includes(new NoAnswer().message);

/** Connections to the driver, which has no timeout for starting a browser. */
class DriverAgent extends Agent {
  override createConnection(options: ClientRequestArgs): Socket {
    const socket = connect(options as NetConnectOpts);
    return socket.setTimeout(answerMs, () => socket.destroy(new NoAnswer()));
  }
}
/** As tall as the screen below, so that a whole page takes few pictures. */
const pictureHeight = 2000;

const locator = (target: string) => (target.startsWith("//") ? By.xpath(target) : By.css(target));

/** The viewport has the window's width, and its height minus the address bar. WebKit responds before it has resized. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await eventually(async () => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    const [gotWidth = 0, gotHeight = 0] = await driver.executeScript<number[]>(
      "return [innerWidth, innerHeight]",
    );
    if (gotWidth !== width || gotHeight > height || gotHeight < height - 50)
      throw new Error(`The window shows ${gotWidth}×${gotHeight}, not ${width}×${height}.`);
  });
}

function tabOf(driver: WebDriver): Tab {
  const find = async (target: string) => {
    const element = await driver.wait(until.elementLocated(locator(target)), waitMs);
    await driver.wait(until.elementIsVisible(element), waitMs);
    await driver.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      element,
    );
    return element;
  };
  const click = async (target: string) => {
    const element = await find(target);
    await driver.wait(until.elementIsEnabled(element), waitMs);
    await element.click();
  };
  const press = async (...keys: string[]) => {
    const codes = keys.map((key) => keyCodes[key] ?? key);
    const last = String(codes.pop());
    const actions = driver.actions();
    for (const code of codes) actions.keyDown(code);
    actions.keyDown(last).keyUp(last);
    for (const code of codes.reverse()) actions.keyUp(code);
    await actions.perform();
  };
  let size: [number, number] = [1280, 900];
  return {
    goto: (url) => driver.get(url),
    run: (work, ...args) => driver.executeScript(work, ...args) as never,
    click,
    clickAndAnswer: async (target, answer) => {
      await click(target);
      const prompt = await driver.wait(until.alertIsPresent(), waitMs);
      await prompt.sendKeys(answer);
      await prompt.accept();
    },
    type: async (target, text) => {
      // WebDriver's own command to clear a field removes the focus, which no visitor does.
      await click(target);
      await press("Control", "a");
      await driver.actions().sendKeys(text).perform();
    },
    select: async (target, value) => {
      await (await find(`${target} option[value="${value}"]`)).click();
    },
    press,
    resize: async (width, height) => {
      size = [width, height];
      await resize(driver, width, height);
    },
    // WebDriver only takes pictures of the visible part.
    pictures: async () => {
      const [width, height] = size;
      const whole = await driver.executeScript<number>("return document.documentElement.scrollHeight");
      await resize(driver, width, Math.min(Math.max(whole, height), pictureHeight));
      const pictures: Uint8Array[] = [];
      for (let top = 0, rest = 1; rest > 0; ) {
        const shown = await driver.executeScript<number>(scrollAndPaint, top);
        pictures.push(Buffer.from(await driver.takeScreenshot(), "base64"));
        top += shown;
        rest = (await driver.executeScript<number>("return document.documentElement.scrollHeight")) - top;
      }
      await driver.executeScript("scrollTo({ top: 0, behavior: 'instant' })");
      await resize(driver, width, height);
      return pictures;
    },
    cookies: async () =>
      (await driver.manage().getCookies()).map(({ name, httpOnly = false }) => ({ name, httpOnly })),
    close: () => driver.quit(),
  };
}

/** Runs in the page. @returns the visible height, once that is painted */
async function scrollAndPaint(top: number): Promise<number> {
  scrollTo({ top, behavior: "instant" });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return innerHeight;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await exit;
}

/** Starts a virtual screen. @returns its name, once it is ready */
async function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn("Xvfb", ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "1600x2400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("Xvfb ended before it had a screen.")));
    child.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display: `:${number}`, child };
}

/** System settings as GTK reads them, and no minimum window width: its buttons would keep it over 440 px. */
function makeConfiguration(reducedMotion: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-gtk-"));
  const gtk = path.join(folder, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(
    path.join(gtk, "settings.ini"),
    `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
  );
  writeFileSync(
    path.join(gtk, "gtk.css"),
    "window * { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n",
  );
  return folder;
}

/** WebKitGTK's MiniBrowser on its own virtual screen, over classic WebDriver, which controls one browser at a time. */
export async function startWebKit(
  executablePath: string,
  { reducedMotion = false }: Preferences,
): Promise<Engine> {
  const configuration = makeConfiguration(reducedMotion);
  const screen = await startScreen();
  const port = await freePort();
  const startDriver = () =>
    spawn(executablePath, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: configuration },
    });
  let server = startDriver();
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .usingHttpAgent(new DriverAgent())
    .forBrowser("MiniBrowser");
  /** Now and then a browser does not start. The driver then waits forever, so another one is started. */
  const openBrowser = async () => {
    try {
      return await builder.build();
    } catch (error) {
      if (isNoAnswer(error)) {
        await ended(server);
        server = startDriver();
      }
      throw error;
    }
  };
  return {
    open: async () => {
      const driver = await eventually(openBrowser);
      const tab = tabOf(driver);
      await tab.resize(1280, 900);
      return tab;
    },
    close: async () => {
      await ended(server);
      await ended(screen.child);
      rmSync(configuration, { recursive: true, force: true });
    },
  };
}
