import { redirect } from "next/navigation";
import { cache } from "react";
import { Tracking } from "@/components/privacy-requests/tracking";
import { privateMetadata } from "@/lib/pages/metadata";
import type { SearchParams } from "@/lib/platform/list-query";
import { listAttachments } from "@/lib/privacy/files/attachments";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { readTextFormDraft } from "@/lib/privacy/tracking/refused-form";
import { toRequestView } from "@/lib/privacy/tracking/request-view";
import { requestWords, requestWordsFor } from "@/lib/privacy/words/request-words";
import { currentLanguage, localPath } from "@/lib/site/current-language";
import { requestPaths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

/** Cached, because both the page and its title need it. */
const find = cache((reference: string, token: string) => findTrackedRequest(reference, token, new Date()));

type Props = {
  params: Promise<{ reference: string; token: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props) {
  const { reference, token } = await params;
  const tracked = await find(reference, token);
  const language = await currentLanguage();
  const { page } = tracked ? requestWordsFor(tracked.request, language) : requestWords[language];
  return privateMetadata(page.title);
}

export default async function TrackingPage({ params, searchParams }: Props) {
  const { reference, token } = await params;
  const now = new Date();
  const tracked = await find(reference, token);
  if (!tracked) redirect(await localPath(requestPaths.dead));
  const { request, audience } = tracked;
  const storedDraft = await readTextFormDraft(reference, (await searchParams).typed, now);
  const files = await listAttachments(request.id);
  const view = toRequestView(request, audience, now, await currentLanguage());
  return <Tracking view={view} token={token} audience={audience} storedDraft={storedDraft} files={files} />;
}
