import { redirect } from "next/navigation";
import { Tracking } from "@/components/privacy-requests/tracking";
import { trackingPage } from "@/lib/content/privacy-request";
import { requestPaths } from "@/lib/paths";
import { requestView } from "@/lib/privacy/request-view";
import { privateMetadata } from "@/lib/private-page";
import { findFollowed } from "@/lib/server/privacy/followed";

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
