const stored = "palisade-single-keys";

/** Whether keys alone do something: who speaks to their computer turns them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(stored) !== "off";

export const setSingleKeys = (on: boolean) => localStorage.setItem(stored, on ? "on" : "off");

/** Whether a dialog has the page. */
export const isBusy = (): boolean => document.querySelector("dialog[open]") !== null;

/** A box or a button takes no text. */
const plainInputs = ["checkbox", "radio", "button", "submit", "reset", "file"];

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !plainInputs.includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether a key pressed alone is meant for the console: nobody types, no dialog is open, and they are on. */
export function mayUseSingleKeys(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || event.isComposing || event.repeat || isModified) return false;
  return !isTyping(event.target) && !isBusy() && areSingleKeysOn();
}
