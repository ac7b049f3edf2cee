import { type Context, needsProof, type Staff } from "@/lib/platform/context";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { peoplePaths } from "@/lib/site/paths";
import { requireOperator } from "./require-operator";

/**
 * The handlers of an address that hands out a person's data, for who may fetch it and has shown their key not long ago.
 * A browser that hasn't is led to where it is shown, and from there back to `page`.
 */
export function dataRoute<P>(
  page: (params: P) => string,
  answer: (context: Context & { actor: Staff }, params: P) => Promise<Response>,
) {
  const GET = route<P>(async (request, context) => {
    const actor = await requireOperator(request, context, "subjects:export");
    const wantsProof = needsProof({ ...context, actor });
    if (wantsProof && request.headers.get("sec-fetch-mode") === "navigate") {
      return seeOther(peoplePaths.proofOf(page(context.params)));
    }
    return answer({ ...context, actor }, context.params);
  });
  const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<P>("GET");
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS };
}
