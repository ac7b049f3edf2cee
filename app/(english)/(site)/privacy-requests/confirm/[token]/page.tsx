import { redirect } from "next/navigation";
import { Confirmation } from "@/components/privacy-requests/confirmation";
import { privateMetadata } from "@/lib/pages/metadata";
import { findConfirmable } from "@/lib/privacy/confirm-request";
import { requestName } from "@/lib/privacy/laws";
import { confirmPage } from "@/lib/privacy/request-words";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(confirmPage.title);

/** Looking at this page spends nothing, so that a mail scanner that follows links doesn't. The button does. */
export default async function ConfirmPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const request = await findConfirmable(token, new Date());
  if (!request) redirect(requestPaths.dead);
  const { reference, agentName, receivedAt, dueAt } = request;
  const name = requestName(request);
  return <Confirmation request={{ reference, name, agentName, receivedAt, dueAt }} token={token} />;
}
