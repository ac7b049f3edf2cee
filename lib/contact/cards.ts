import { phoneLink, site } from "@/lib/site/brand";
import type { ContactWords } from "./words/en";

/** Another way to contact us, by the key of its text; `href` turns the first line into a link. */
interface ContactCard {
  key: keyof ContactWords["cards"];
  icon: "mail" | "chat" | "phone" | "pin";
  href?: string;
  external?: boolean;
}

export const contactCards: readonly ContactCard[] = [
  { key: "email", icon: "mail", href: `mailto:${site.email.hello}` },
  { key: "chat", icon: "chat", href: site.app.dashboard, external: true },
  { key: "phone", icon: "phone", href: phoneLink(site.phone.main) },
  { key: "office", icon: "pin" },
];
