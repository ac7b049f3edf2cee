type Control = Partial<
  Pick<HTMLInputElement, "type" | "checked" | "defaultChecked" | "value" | "defaultValue">
> & { options?: HTMLOptionsCollection };

/** Whether a control has another value than the page gave it. */
export function isChanged({ type, checked, defaultChecked, value, defaultValue, options }: Control): boolean {
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  // Buttons have a value, but no default.
  if (!options) return defaultValue !== undefined && value !== defaultValue;
  const initial = Array.from(options).findIndex(({ defaultSelected }) => defaultSelected);
  return options.selectedIndex !== Math.max(0, initial);
}

/** Whether a form of the page that is sent to the server holds what somebody typed or chose. */
export const isAnyControlChanged = (): boolean =>
  Array.from(document.forms).some(
    ({ method, elements }) => method === "post" && (Array.from(elements) as Control[]).some(isChanged),
  );
