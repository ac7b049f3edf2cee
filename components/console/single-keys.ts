const storageKey = "palisade-single-keys";

/** Whether single-key shortcuts are on. People who use speech input can turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(storageKey) !== "off";

export const setSingleKeys = (on: boolean) => localStorage.setItem(storageKey, on ? "on" : "off");

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Input types that don't accept text. */
const plainInputs = ["checkbox", "radio", "button", "submit", "reset", "file"];

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !plainInputs.includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether a single key counts as a shortcut: not while typing or in a dialog, and only if shortcuts are on. */
export function mayUseSingleKeys(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || event.isComposing || event.repeat || isModified) return false;
  return !isTyping(event.target) && !isDialogOpen() && areSingleKeysOn();
}
