import { requestForms } from "@/lib/privacy/law-words";
import { paths } from "@/lib/site/paths";

/** What a page under maintenance leads to. Apart from its other words, which travel to the browser. */
export const maintenanceLinks = [
  { label: "System status", href: paths.status },
  ...requestForms.map(({ label, href }) => ({ label, href })),
];
