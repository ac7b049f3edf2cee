import { findSession, operatorCookie } from "@/lib/console/sessions";
import { notePresence, presenceReport } from "@/lib/desk/presence";
import { readCookie } from "@/lib/platform/http/cookies";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import { Refusal } from "@/lib/platform/refusal";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Takes from an open page that it is open. No use of the session: a page that is left alone asks for ever. */
export const POST = route(async (request, context) => {
  const session = await findSession(readCookie(request, operatorCookie), context.now);
  if (!session) throw new Refusal(401, "Sign in to the console.");
  assertSameOrigin(request);
  await consume("operatorApi", context.clientAddress, context.now);
  const { input } = validate(request, presenceReport, await readFields(request));
  const others = await notePresence({ ...context, actor: session.staff }, input);
  return Response.json(others, { headers: { "Cache-Control": "no-store" } });
});
