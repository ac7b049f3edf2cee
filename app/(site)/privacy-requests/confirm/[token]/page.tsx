import { redirect } from "next/navigation";
import { Confirmation } from "@/components/privacy-requests/confirmation";
import { findConfirmable } from "@/lib/privacy/confirm-request";
import { confirmPage } from "@/lib/privacy/request-words";
import { lawNames, requestTypeLabel } from "@/lib/privacy/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(confirmPage.title);

/** Looking at this page spends nothing, so that a mail scanner that follows links doesn't. The button does. */
export default async function ConfirmPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const request = await findConfirmable(token, new Date());
  if (!request) redirect(requestPaths.dead);
  const { reference, law, requestType, agentName, receivedAt, dueAt } = request;
  const name = `${lawNames[law]}: ${requestTypeLabel(law, requestType)}`;
  return <Confirmation request={{ reference, name, agentName, receivedAt, dueAt }} token={token} />;
}
