import { requestForms } from "@/lib/privacy/laws/law-words";
import { type Language, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

/** What a page under maintenance leads to, in its language. @param status what the status page is called there */
export const maintenanceLinks = (language: Language, status: string): { label: string; href: string }[] =>
  [{ label: status, href: paths.status }, ...requestForms[language]].map(({ label, href }) => ({
    label,
    href: pathIn(language, href),
  }));
