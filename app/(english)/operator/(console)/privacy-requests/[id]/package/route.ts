import { dataRoute } from "@/lib/console/data-route";
import { fileAnswer } from "@/lib/platform/http/file-answer";
import { exportPackage } from "@/lib/privacy/answer-package";
import { casePaths } from "@/lib/site/paths";

/** The answer to a case as one ZIP, with the files that are attached to it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = dataRoute<{ id: string }>(
  ({ id }) => casePaths.file(id),
  async (context, params) =>
    fileAnswer({ contentType: "application/zip", ...(await exportPackage(context, params)) }),
);
