import { readText } from "@/lib/platform/http/read-body";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { Refusal } from "@/lib/platform/refusal";
import { pathIn } from "@/lib/site/language";
import { subscriptionPaths } from "@/lib/site/paths";
import { endSubscription } from "@/lib/subscribers/subscription";

type Params = { token: string };

const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET", "HEAD", "POST");

export { DELETE, OPTIONS, PATCH, PUT };

/** A person who followed the link of the header; a scanner too, so that it ends nothing. */
export const GET = route<Params>((_request, { params, language }) =>
  seeOther(pathIn(language, subscriptionPaths.manage(params.token))),
);

/** What RFC 8058 §3.1 has a mail program send, as either kind of form. */
const oneClick = /List-Unsubscribe["\r\n\s]*=?["\r\n\s]*One-Click/;

/**
 * Ends a subscription for a mail program, which knows nothing but the address (RFC 8058). It comes from the mail
 * provider's own servers, many readers' from one address, so that no limit counts them: the secret is in the link.
 */
export const POST = route<Params>(async (request, context) => {
  if (!oneClick.test(await readText(request))) {
    throw new Refusal(422, "Send List-Unsubscribe=One-Click, as RFC 8058 describes it.");
  }
  const answer = await endSubscription(context, { token: context.params.token });
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
});
