import { seeOther } from "@/lib/platform/http/see-other";
import { HttpError } from "@/lib/platform/http-error";
import { anyone, emailedLink, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { correctable, stored } from "@/lib/platform/submissions/correctable";

import { pathIn } from "@/lib/site/language";
import { endpoints, paths, subscriptionPaths } from "@/lib/site/paths";
import { asksForOneClick } from "./one-click";
import {
  changedSubscriptions,
  linkedSubscriptions,
  subscription,
  subscriptionForms,
  subscriptionResponse,
} from "./schema";
import { subscribe } from "./subscribe";
import { assertOwnLink, changeSubscription, confirmSubscription, endSubscription } from "./subscription";
import { subscriberWords } from "./words";

/** The panel of the subscription page that a refused button of a mailed link's page ends at. */
const refused = ({ status }: HttpError): string =>
  status === 404 || status === 422 ? subscriptionPaths.dead : subscriptionPaths.failed;

export const subscribeToStatus = defineOperation({
  name: "subscribe-status",
  method: "POST",
  path: endpoints.statusSubscribers,
  caller: visitor("subscribe"),
  input: subscriptionForms,
  run: subscribe,
  // It promises a mail and nothing else; whether that was used already isn't told to whoever asks again.
  isStillValid: () => Promise.resolve(true),
  form: correctable({ sent: `${paths.statusSubscribe}#sent`, draft: "subscribe" }),
  docs: {
    tag: "This site",
    summary: "Subscribe an address to status updates",
    description:
      "Sent by the form of the status page. Until the owner confirms, only a link is emailed to the address. An address that is already subscribed gets the same response. Without `services`, the subscription covers all services. A form sends a checkbox named `service-` plus the ID for each service.",
    request: {
      name: "Subscription",
      schema: subscription,
      example: { email: "jo@example.com", services: ["api"], maintenance: true },
    },
    answer: stored("SubscriptionAnswer", subscriptionResponse, { message: subscriberWords.en.answer }),
  },
});

export const confirmStatusUpdates = defineOperation({
  name: "confirm-subscription",
  method: "POST",
  path: endpoints.subscriptionConfirm,
  caller: emailedLink,
  input: linkedSubscriptions,
  run: confirmSubscription,
  form: { done: ({ token }) => `${subscriptionPaths.manage(token)}#confirmed`, refused },
});

export const changeStatusUpdates = defineOperation({
  name: "change-subscription",
  method: "POST",
  path: endpoints.subscriptionChange,
  caller: emailedLink,
  input: changedSubscriptions,
  run: changeSubscription,
  form: { done: (_, { token }) => `${subscriptionPaths.manage(token)}#changed`, refused },
});

export const endStatusUpdates = defineOperation({
  name: "end-subscription",
  method: "POST",
  path: endpoints.subscriptionEnd,
  caller: emailedLink,
  input: linkedSubscriptions,
  run: endSubscription,
  form: { done: () => subscriptionPaths.ended, refused },
});

/** A person who followed the link of the mail's header; a scanner too, so that it ends nothing. */
export const followOneClick = defineOperation({
  name: "follow-one-click",
  method: "GET",
  path: subscriptionPaths.oneClick,
  params: ["token"],
  caller: anyone(true),
  run: ({ language }, { token }) => seeOther(pathIn(language, subscriptionPaths.manage(token))),
});

/**
 * Ends a subscription for a mail program, which knows nothing but the address and brings no passcode (RFC 8058). It comes
 * from the mail provider's own servers, many readers' from one address, so that no limit counts them: the secret is in
 * the link, and without it nothing of the body is read.
 */
export const unsubscribeByOneClick = defineOperation({
  name: "end-by-one-click",
  method: "POST",
  path: subscriptionPaths.oneClick,
  params: ["token"],
  caller: anyone(true),
  body: "own",
  run: async (context, { token }, { request }) => {
    assertOwnLink(token);
    if (!(await asksForOneClick(request))) {
      throw new HttpError(422, "Send List-Unsubscribe=One-Click, as RFC 8058 describes it.");
    }
    return endSubscription(context, { token });
  },
});
