import { requestForms } from "@/lib/privacy/laws/law-sentences";
import { type Language, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

/** The links of the maintenance page, in its language. @param status the name of the status page in that language */
export const maintenanceLinks = (language: Language, status: string): { label: string; href: string }[] =>
  [{ label: status, href: paths.status }, ...requestForms[language]].map(({ label, href }) => ({
    label,
    href: pathIn(language, href),
  }));
