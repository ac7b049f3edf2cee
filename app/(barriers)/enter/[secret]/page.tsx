import type { Metadata } from "next";
import { Enter } from "@/components/barriers/enter";
import { findLink } from "@/lib/access/links";
import { enterCopy } from "@/lib/gate/enter-words";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: enterCopy.title };

/** Looking at this page spends nothing, so that a mail scanner that follows links doesn't. The button does. */
export default async function EnterPage({ params }: { params: Promise<{ secret: string }> }) {
  const secret = decodeURIComponent((await params).secret);
  return <Enter secret={secret} link={await findLink(secret, new Date())} />;
}
