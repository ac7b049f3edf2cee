import { redirect } from "next/navigation";
import { ReceiptSheet } from "@/components/privacy-requests/receipt-sheet";
import { privateMetadata } from "@/lib/pages/metadata";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { toRequestView } from "@/lib/privacy/tracking/request-view";
import { requestWords } from "@/lib/privacy/words/request-words";
import { currentLanguage, localize, localPath } from "@/lib/site/current-language";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(requestWords)).receipt.title);
}

type Params = { params: Promise<{ reference: string; token: string }> };

export default async function ReceiptPage({ params }: Params) {
  const { reference, token } = await params;
  const now = new Date();
  const tracked = await findTrackedRequest(reference, token, now);
  if (!tracked) redirect(await localPath(requestPaths.dead));
  const view = toRequestView(tracked.request, tracked.audience, now, await currentLanguage());
  return <ReceiptSheet view={view} back={requestPaths.follow(reference, token)} />;
}
