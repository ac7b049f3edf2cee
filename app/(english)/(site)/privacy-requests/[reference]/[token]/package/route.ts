import { fileAnswer } from "@/lib/platform/http/file-answer";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { offeredPackage } from "@/lib/privacy/answer-package";

type Params = { reference: string; token: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET");

/** The answer as one ZIP, while a completed request offers it. The same 404 for every other case. */
export const GET = route<Params>(async (_request, { params, ...context }) =>
  fileAnswer({ contentType: "application/zip", ...(await offeredPackage(context, params)) }),
);
