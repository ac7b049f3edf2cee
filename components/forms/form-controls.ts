import { isChanged } from "@/components/ui/changed-controls";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null) => Array.from(form?.elements ?? []) as Control[];

/** Whether every named control has a value. A group of radio buttons has the value of its checked button. */
export function hasInput(form: HTMLFormElement | null, names: readonly string[]): boolean {
  if (!form) return false;
  const data = new FormData(form);
  return names.every((name) => String(data.get(name) ?? "").trim() !== "");
}

/** Focuses the first control, in page order, that has one of the names, and opens whatever hides it. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly { name: string }[]): boolean {
  const control = controlsOf(form).find(({ name }) => fields.some((field) => field.name === name));
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
  return control !== undefined;
}

/** Marks invalid controls for assistive technology and styles. A single radio button can't be invalid. */
export function markInvalid(form: HTMLFormElement | null, errors: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const isInvalid = control.name in errors;
    if (control.type === "radio") control.toggleAttribute("data-invalid", isInvalid);
    else if (isInvalid) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}

export function isMistyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.typeMismatch;
}

/**
 * Selects the option given in the address, as the fragment (`#opt-out`) or the query (`?type=opt-out`), unless the visitor
 * chose one before this script ran.
 */
export function preselect(form: HTMLFormElement | null, address: URL): void {
  const type = CSS.escape(address.hash.slice(1) || (address.searchParams.get("type") ?? ""));
  const option = form?.querySelector(`[type=radio][value="${type}"], option[value="${type}"]`);
  if (option instanceof HTMLInputElement) {
    const group = controlsOf(form).filter((control) => control.name === option.name) as HTMLInputElement[];
    if (group.some(isChanged)) return;
    for (const control of group) control.defaultChecked = control === option;
    option.checked = true;
  }
  if (option instanceof HTMLOptionElement) {
    const list = option.closest("select");
    if (!list || isChanged(list)) return;
    for (const each of list.options) each.defaultSelected = each === option;
    option.selected = true;
  }
}
