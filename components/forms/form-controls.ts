type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null) => Array.from(form?.elements ?? []) as Control[];

/** Whether every named control holds something. A group of radio buttons answers with its chosen value. */
export function isFilled(form: HTMLFormElement | null, names: readonly string[]): boolean {
  if (!form) return false;
  const data = new FormData(form);
  return names.every((name) => String(data.get(name) ?? "").trim() !== "");
}

/** Focuses the first control, in the order of the page, that has one of the names; unfolds what hides it. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly { name: string }[]): boolean {
  const control = controlsOf(form).find(({ name }) => fields.some((field) => field.name === name));
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
  return control !== undefined;
}

/** Tells assistive technology, and the styles, which controls are at fault. A radio button can't be invalid alone. */
export function markFaults(form: HTMLFormElement | null, faults: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const bad = control.name in faults;
    if (control.type === "radio") control.toggleAttribute("data-faulty", bad);
    else if (bad) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}

export function isMistyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.typeMismatch;
}

/** Chooses the option that the address names, as its fragment (`#opt-out`) or its query (`?type=opt-out`). */
export function preselect(form: HTMLFormElement | null, address: URL): void {
  const wanted = CSS.escape(address.hash.slice(1) || (address.searchParams.get("type") ?? ""));
  const option = form?.querySelector(`[type=radio][value="${wanted}"], option[value="${wanted}"]`);
  if (option instanceof HTMLInputElement) option.checked = true;
  if (option instanceof HTMLOptionElement) option.selected = true;
}
