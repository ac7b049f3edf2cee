import type { Metadata } from "next";
import { Enter } from "@/components/barriers/enter";
import { findLink } from "@/lib/access/links";
import { accessCookie } from "@/lib/access/passes";
import { linkCookie } from "@/lib/gate/link-cookie";
import { gateWords } from "@/lib/gate/words";
import { localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).enter.title };
}

/** Opening this page doesn't use up the link, because mail scanners follow links. The button does. */
export default async function EnterPage() {
  const secret = await linkCookie.readOnPage();
  if (!secret) return <Enter secret={null} link={null} />;
  const enteredBy = await accessCookie.readOnPage();
  return <Enter secret={secret} link={await findLink(secret, enteredBy, new Date())} />;
}
