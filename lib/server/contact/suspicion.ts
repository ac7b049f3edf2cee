import type { ContactMessage } from "@/lib/schemas/contact";

/** Why a message looks like spam, or null. It only sorts the operator's list: nothing is dropped for it. */
export function suspicionOf(message: ContactMessage, honeypot: string): string | null {
  if (honeypot !== "") return "filled in the hidden field";
  const links = message.message.match(/https?:\/\//gi)?.length ?? 0;
  if (links >= 4) return `${links} links`;
  if (/https?:\/\//i.test(`${message.name} ${message.company}`)) return "a link as name or company";
  return null;
}
