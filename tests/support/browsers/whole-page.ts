import { expect } from "vitest";
import { frameWords } from "@/lib/pages/frame-words";
import { splitPath } from "@/lib/site/language";
import { tallestBlankBand, tallestSpace } from "../blank-band";
import type { Stage } from ".";
import { expectHydrated, expectSoon, overflow } from "./look";
import type { Tab } from "./tab";

const theme = (tab: Tab) => tab.run(() => document.documentElement.dataset.theme);
const toggleOf = (path: string) =>
  `//header//button[contains(., "${frameWords[splitPath(path).language].layout.lightTheme}")]`;
const opener = "[popovertarget=site-menu]";
const has = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector(wanted) !== null, selector);
const isMenuOpen = (tab: Tab) =>
  tab.run(() => document.querySelector("#site-menu")?.matches(":popover-open"));

/** The header's background is transparent at the top of the page and opaque further down. */
const headerIsOpaque = (tab: Tab) =>
  tab.run(() => {
    const header = document.querySelector(".site-header");
    return header !== null && !/^transparent$|, 0\)$|\/ 0\)$/.test(getComputedStyle(header).backgroundColor);
  });

const scrollTo = (tab: Tab, top: number) =>
  tab.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

async function expectHeaderToFollow(tab: Tab): Promise<void> {
  await expectSoon(() => headerIsOpaque(tab)).toBe(false);
  await scrollTo(tab, 200);
  const canScroll = await tab.run(() => scrollY > 10);
  await expectSoon(() => headerIsOpaque(tab)).toBe(canScroll);
  await scrollTo(tab, 0);
}

async function expectThemeToChange(tab: Tab, path: string): Promise<void> {
  const before = await theme(tab);
  await tab.click(toggleOf(path));
  await expectSoon(() => theme(tab)).toBe(before === "dark" ? "light" : "dark");
}

async function expectMenuToOpenAndClose(tab: Tab): Promise<void> {
  await tab.click(opener);
  await expectSoon(() => isMenuOpen(tab)).toBe(true);
  expect(await overflow(tab), "with its menu").toBe(0);
  await tab.press("Escape");
  await expectSoon(() => isMenuOpen(tab)).toBe(false);
}

/** Opens a page in a separate tab and checks that all of it works. */
export async function expectWholePage(stage: Stage, path: string): Promise<void> {
  const tab = await stage.open(path);
  try {
    await expectHydrated(tab);
    expect(await tab.run(() => document.documentElement.lang)).toBe(splitPath(path).language);
    expect(await overflow(tab), "at 1280 px").toBe(0);
    expect(await tallestBlankBand(await tab.pictures()), "a blank band").toBeLessThan(tallestSpace);
    const hasHeader = await has(tab, ".site-header");
    if (hasHeader) {
      await expectHeaderToFollow(tab);
      await expectThemeToChange(tab, path);
    }
    await tab.resize(390, 800);
    expect(await overflow(tab), "at 390 px").toBe(0);
    if (hasHeader) await expectMenuToOpenAndClose(tab);
    await tab.resize(320, 700);
    expect(await overflow(tab), "at 400% of a window of 1280 px").toBe(0);
    expect(stage.front.complaints()).toEqual([]);
  } finally {
    await tab.close();
  }
}
