import { requestForms } from "@/lib/privacy/laws/law-sentences";
import { type Language, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import type { Settings } from "./";
import { isExempt } from "./exempt-paths";

/**
 * The links of the maintenance notice, in its language: what should stay reachable.
 * @param status the name of the status page in that language
 */
export const maintenanceLinks = (language: Language, status: string): { label: string; href: string }[] =>
  [{ label: status, href: paths.status }, ...requestForms[language]].map(({ label, href }) => ({
    label,
    href: pathIn(language, href),
  }));

interface Visitor {
  isMobile: boolean;
  /** Whether they entered a passcode or used a link. */
  hasPass: boolean;
}

/** The linked pages that maintenance and the gate leave open to a visitor. */
export function reachablePages(
  language: Language,
  { maintenance, protection }: Pick<Settings, "maintenance" | "protection">,
  { isMobile, hasPass }: Visitor,
): string[] {
  const passesGate = !protection.enabled || hasPass || (isMobile && protection.mobile === "splash");
  return maintenanceLinks(language, "")
    .map(({ href }) => href)
    .filter(
      (page) =>
        isExempt(page, maintenance.exempt) &&
        (passesGate || (protection.statusOpen && isExempt(page, [paths.status]))),
    );
}
