import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Enter } from "@/components/barriers/enter";
import { findLink } from "@/lib/access/links";
import { accessCookie } from "@/lib/access/passes";
import { linkCookieName } from "@/lib/gate/link-cookie";
import { gateWords } from "@/lib/gate/words";
import { cookieName } from "@/lib/platform/http/cookies";
import { localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).enter.title };
}

/** Looking at this page spends nothing, so that a mail scanner that follows links doesn't. The button does. */
export default async function EnterPage() {
  const jar = await cookies();
  const secret = jar.get(linkCookieName)?.value;
  if (!secret) return <Enter secret={null} link={null} />;
  const enteredBy = jar.get(cookieName(accessCookie))?.value;
  return <Enter secret={secret} link={await findLink(secret, enteredBy, new Date())} />;
}
