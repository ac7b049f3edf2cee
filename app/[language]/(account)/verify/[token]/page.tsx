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

type VerifyPageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ step?: string | string[] }>;
};

/** Opening this page doesn't use up the link, because mail scanners follow links. The button does. */
export default async function VerifyPage({ params, searchParams }: VerifyPageProps) {
  const { token } = await params;
  const { step } = await searchParams;
  const state = await findVerification(token, new Date()).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return "unavailable" as const;
    throw error;
  });
  const view = state === "open" && step === "password" ? "password" : state;
  return <Verification state={view} token={token} />;
}
