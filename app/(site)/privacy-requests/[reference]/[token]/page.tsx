import { redirect } from "next/navigation";
import { Tracking } from "@/components/privacy-requests/tracking";
import { findFollowed } from "@/lib/privacy/follow-request";
import { requestView } from "@/lib/privacy/request-view";
import { trackingPage } from "@/lib/privacy/request-words";
import { privateMetadata } from "@/lib/site/metadata";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(trackingPage.title);

type Params = { params: Promise<{ reference: string; token: string }> };

export default async function TrackingPage({ params }: Params) {
  const { reference, token } = await params;
  const now = new Date();
  const followed = await findFollowed(reference, token, now);
  if (!followed) redirect(requestPaths.dead);
  return <Tracking view={requestView(followed.request, followed.audience, now)} token={token} />;
}
