import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Enter } from "@/components/barriers/enter";
import { findLink } from "@/lib/access/links";
import { enterCopy } from "@/lib/gate/enter-words";
import { linkCookieName } from "@/lib/gate/link-cookie";

export const metadata: Metadata = { title: enterCopy.title };

/** Looking at this page spends nothing, so that a mail scanner that follows links doesn't. The button does. */
export default async function EnterPage() {
  const secret = (await cookies()).get(linkCookieName)?.value;
  if (!secret) return <Enter secret={null} link={null} />;
  return <Enter secret={secret} link={await findLink(secret, new Date())} />;
}
