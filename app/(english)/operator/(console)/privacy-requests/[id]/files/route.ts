import { flash } from "@/lib/console/form-page";
import { requireOperator } from "@/lib/console/require-operator";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { readUpload } from "@/lib/platform/http/read-upload";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { filesCopy } from "@/lib/privacy/attachment-words";
import { addCaseFiles } from "@/lib/privacy/attachments";
import { incomingFiles } from "@/lib/privacy/incoming-files";
import { casePaths, paths } from "@/lib/site/paths";

type Params = { id: string };

/** Whether a browser waits for a page; scripts get JSON. */
const isPage = ({ headers }: Request) => /\btext\/html\b/.test(headers.get("accept") ?? "");

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("POST");

/** Takes files for a case, as they come. */
export const POST = route<Params>(
  async (request, context) => {
    const actor = await requireOperator(request, context, "cases:write");
    const { id } = context.params;
    const { files } = await incomingFiles(readUpload(request));
    const { added } = await addCaseFiles({ ...context, actor }, { id, files });
    const said = filesCopy.added(added);
    if (isPage(request)) return seeOther(flash(casePaths.file(id), "done", said));
    return Response.json({ success: true, message: said }, { headers: { "Cache-Control": "no-store" } });
  },
  (request, refusal, { requestId }) => {
    const id = /\/([\w-]+)\/files$/.exec(new URL(request.url).pathname)?.[1];
    if (!isPage(request) || refusal.status === 403 || !id) return problemAnswer(refusal, requestId);
    if (refusal.status === 401) return seeOther(paths.operator);
    return seeOther(flash(casePaths.file(id), "refused", refusal.message));
  },
);
