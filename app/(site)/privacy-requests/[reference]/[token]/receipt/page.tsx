import { redirect } from "next/navigation";
import { Receipt } from "@/components/privacy-requests/receipt";
import { receiptPage } from "@/lib/content/privacy-request";
import { requestPaths } from "@/lib/paths";
import { requestView } from "@/lib/privacy/request-view";
import { privateMetadata } from "@/lib/private-page";
import { findFollowed } from "@/lib/server/privacy/followed";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(receiptPage.title);

type Params = { params: Promise<{ reference: string; token: string }> };

export default async function ReceiptPage({ params }: Params) {
  const { reference, token } = await params;
  const now = new Date();
  const followed = await findFollowed(reference, token, now);
  if (!followed) redirect(requestPaths.dead);
  const view = requestView(followed.request, followed.audience, now);
  return <Receipt view={view} back={requestPaths.follow(reference, token)} />;
}
