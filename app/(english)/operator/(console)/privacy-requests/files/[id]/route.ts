import { dataRoute } from "@/lib/console/data-route";
import { fileAnswer } from "@/lib/platform/http/file-answer";
import { fetchCaseFile } from "@/lib/privacy/attachments";
import { casePaths } from "@/lib/site/paths";

/** One file of a case. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = dataRoute<{ id: string }>(
  () => casePaths.queue,
  async (context, params) => fileAnswer(await fetchCaseFile(context, { file: params.id })),
);
