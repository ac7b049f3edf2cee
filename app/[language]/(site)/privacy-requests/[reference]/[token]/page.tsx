import { redirect } from "next/navigation";
import { Tracking } from "@/components/privacy-requests/tracking";
import { privateMetadata } from "@/lib/pages/metadata";
import { listAttachments } from "@/lib/privacy/files/attachments";
import { readTextFormDraft } from "@/lib/privacy/intake/refused-form";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { requestView } from "@/lib/privacy/tracking/request-view";
import { requestWords } from "@/lib/privacy/tracking/request-words";
import { currentLanguage, localize, localPath } from "@/lib/site/current-language";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(requestWords)).page.title);
}

type Props = {
  params: Promise<{ reference: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function TrackingPage({ params, searchParams }: Props) {
  const { reference, token } = await params;
  const now = new Date();
  const followed = await findTrackedRequest(reference, token, now);
  if (!followed) redirect(await localPath(requestPaths.dead));
  const { request, audience } = followed;
  const kept = await readTextFormDraft(reference, (await searchParams).typed, now);
  const files = await listAttachments(request.id);
  const view = requestView(request, audience, now, await currentLanguage());
  return <Tracking view={view} token={token} reader={audience} kept={kept} files={files} />;
}
