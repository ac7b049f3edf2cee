/** A key by its name in both WebDriver protocols, or a letter. */
type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown" | "Control" | "Shift" | (string & {});

/** A browser page with separate storage, which is deleted when it is closed. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls to the first match of a CSS selector or an XPath (starting with `//`), and clicks it once it is visible. */
  click(target: string): Promise<void>;
  /** Clicks an element that opens a `prompt`, and answers it. */
  clickAndAnswer(target: string, answer: string): Promise<void>;
  /** Types into a field, key by key, replacing its content. */
  type(target: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  select(target: string, value: string): Promise<void>;
  /** Presses keys together, the last one while the others are down. */
  press(...keys: Key[]): Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The whole page as PNG pictures from top to bottom. */
  pictures(): Promise<Uint8Array[]>;
  cookies(): Promise<{ name: string; httpOnly: boolean }[]>;
  close(): Promise<void>;
}

/** A visitor's system settings. */
export interface Preferences {
  reducedMotion?: boolean;
  forcedColors?: boolean;
}

/** A running browser. */
export interface Engine {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
