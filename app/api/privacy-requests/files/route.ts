import { barrierBefore } from "@/lib/gate/past-barriers";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { readUpload } from "@/lib/platform/http/read-upload";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import { Refusal } from "@/lib/platform/refusal";
import { personFiles } from "@/lib/privacy/attachment-schema";
import { refusedPanel, uploadPanels } from "@/lib/privacy/attachment-words";
import { addPersonFile } from "@/lib/privacy/attachments";
import { incomingFiles } from "@/lib/privacy/incoming-files";
import { refusedRequest } from "@/lib/privacy/request-words";
import { pathIn } from "@/lib/site/language";
import { requestPaths } from "@/lib/site/paths";

const isPage = ({ headers }: Request) => /\btext\/html\b/.test(headers.get("accept") ?? "");

/** The request that a form is about, as far as it was read. */
const followed = new WeakMap<Request, string>();

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Takes what a person sends because a question of their request asked for it, as it comes. */
export const POST = route(
  async (request, context) => {
    const barrier = await barrierBefore(request, context.now);
    if (barrier) return barrier;
    assertSameOrigin(request);
    await consume("mailLink", context.clientAddress, context.now);
    const { fields, files } = await incomingFiles(readUpload(request));
    const { data: about, error } = personFiles.safeParse(fields);
    if (error)
      throw new Refusal(
        422,
        refusedRequest((words) => words.incomplete),
      );
    const page = pathIn(context.language, requestPaths.follow(about.reference, about.token));
    followed.set(request, page);
    const { added } = await addPersonFile(context, { ...about, files });
    if (isPage(request)) return seeOther(`${page}#${uploadPanels.sent.id}`);
    return Response.json({ success: true, added }, { headers: { "Cache-Control": "no-store" } });
  },
  (request, refusal, { requestId, language }) => {
    const page = followed.get(request);
    if (!isPage(request) || !page) return problemAnswer(refusal, requestId, language);
    return seeOther(
      refusal.status === 404
        ? pathIn(language, requestPaths.dead)
        : `${page}#${refusedPanel(refusal.status)}`,
    );
  },
);
