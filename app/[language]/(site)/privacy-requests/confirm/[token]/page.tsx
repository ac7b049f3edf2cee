import { redirect } from "next/navigation";
import { Confirmation } from "@/components/privacy-requests/confirmation";
import { privateMetadata } from "@/lib/pages/metadata";
import { withCurrentDeadline } from "@/lib/privacy/core/case";
import { findConfirmable, isConfirmed } from "@/lib/privacy/intake/confirm-request";
import { requestWords } from "@/lib/privacy/words/request-words";
import { localize, localPath } from "@/lib/site/current-language";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(requestWords)).confirm.title);
}

/** Opening this page doesn't use up the link, because mail scanners follow links. The button does. */
export default async function ConfirmPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const now = new Date();
  const request = await findConfirmable(token, now);
  if (!request) {
    redirect(await localPath((await isConfirmed(token)) ? requestPaths.confirmed : requestPaths.dead));
  }
  return <Confirmation request={withCurrentDeadline(request, now)} token={token} />;
}
