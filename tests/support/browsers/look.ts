import { expect } from "vitest";
import type { Tab } from "./tab";

/** How long a browser on a busy machine may take for an immediate action. */
const patience = { timeout: 60_000 };

/** Waits until a value of the page is as expected. */
export const expectSoon = <Value>(read: () => Promise<Value>) => expect.poll(read, patience);

/** The visible text of the page. */
// biome-ignore lint/performance/useDomNodeTextContent: what is out of sight doesn't count.
const textOf = (tab: Tab) => tab.run(() => document.body.innerText.replace(/\s+/g, " "));

export const expectText = (tab: Tab, text: string) => expectSoon(() => textOf(tab)).toContain(text);

export const expectNoText = (tab: Tab, text: string) => expectSoon(() => textOf(tab)).not.toContain(text);

export const expectPath = (tab: Tab, path: string) =>
  expectSoon(() => tab.run(() => location.href.slice(location.origin.length))).toBe(path);

/** React marks hydrated nodes. */
const isHydrated = (tab: Tab) =>
  tab.run(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });

export const expectHydrated = (tab: Tab) => expectSoon(() => isHydrated(tab)).toBe(true);

/** How many pixels the page is wider than its window. */
export const overflow = (tab: Tab) =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** The XPath of the button or link with that text. */
export const button = (text: string) => `//button[normalize-space()=${quoted(text)}]`;
export const link = (text: string) => `//a[normalize-space()=${quoted(text)}]`;

/** The XPath of the button with that accessible name. */
export const labeled = (name: string) => `//button[@aria-label=${quoted(name)}]`;
