/** A key by the name that WebDriver's two protocols share, or a letter. */
type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown" | "Control" | "Shift" | (string & {});

/** A page of a browser, with a memory of its own: what it stores is gone once it is closed. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a function that stands by itself in the page. */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls to what a CSS selector or an XPath (from `//` on) finds first, and presses it once it is in sight. */
  click(target: string): Promise<void>;
  /** Presses what opens a `prompt`, and answers it. */
  clickAndAnswer(target: string, answer: string): Promise<void>;
  /** Types into a field, key by key, instead of what stood in it. */
  type(target: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  select(target: string, value: string): Promise<void>;
  /** Presses keys together, the last one while the others are down. */
  press(...keys: Key[]): Promise<void>;
  /** The size of what the page has of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** All of the page as PNG pictures from top to bottom. */
  pictures(): Promise<Uint8Array[]>;
  cookies(): Promise<{ name: string; httpOnly: boolean }[]>;
  close(): Promise<void>;
}

/** How a visitor has set up their system. */
export interface Preferences {
  reducedMotion?: boolean;
  forcedColors?: boolean;
}

/** A running browser. */
export interface Engine {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
