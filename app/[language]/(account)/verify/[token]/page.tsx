import { Verification } from "@/components/account/verification";
import { findVerification } from "@/lib/accounts/verification";
import { accountWords } from "@/lib/accounts/words";
import { privateMetadata } from "@/lib/pages/metadata";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { localize } from "@/lib/site/current-language";

export const dynamic = "force-dynamic";
export async function generateMetadata() {
  return privateMetadata((await localize(accountWords)).verify.open.title);
}

/** Opening this page doesn't use up the link, because mail scanners follow links. The button does. */
export default async function VerifyPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const state = await findVerification(token, new Date()).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return "unavailable" as const;
    throw error;
  });
  return <Verification state={state} token={token} />;
}
