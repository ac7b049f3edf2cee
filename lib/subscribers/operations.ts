import { seeOther } from "@/lib/platform/http/see-other";
import { HttpError } from "@/lib/platform/http-error";
import { anyone, emailedLink, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { correctableForm, storedResponse } from "@/lib/platform/submissions/correctable";

import { pathIn } from "@/lib/site/language";
import { endpoints, paths, subscriptionPaths } from "@/lib/site/paths";
import { isOneClickRequest } from "./one-click";
import {
  subscriptionChangeSchemas,
  subscriptionFormSchemas,
  subscriptionLinkSchemas,
  subscriptionResponse,
  subscriptionSchema,
} from "./schema";
import { subscribe } from "./subscribe";
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  requireSubscriberId,
} from "./subscription";
import { subscriberWords } from "./words";

/** The redirect after a refused button on an emailed link's page: back to that page, which the gate lets through. */
const refusedOn =
  (page: "confirm" | "manage") =>
  ({ status }: HttpError, { input }: { input?: { token: string } }): string => {
    const isDead = status === 404 || status === 422;
    if (!input) return isDead ? subscriptionPaths.dead[page] : subscriptionPaths.failed;
    return `${subscriptionPaths[page](input.token)}${status === 404 ? "" : "#failed"}`;
  };

export const subscribeToStatus = defineOperation({
  name: "subscribe-status",
  method: "POST",
  path: endpoints.statusSubscribers,
  caller: visitor("subscribe"),
  input: subscriptionFormSchemas,
  run: subscribe,
  // The response only promises an email; a repetition must not reveal whether that was used already.
  isStillValid: () => Promise.resolve(true),
  form: correctableForm({ sent: `${paths.statusSubscribe}#sent`, draft: "subscribe" }),
  docs: {
    tag: "This site",
    summary: "Subscribe an address to status updates",
    description:
      "Sent by the form of the status page. Until the address is confirmed, the only email it gets is the one with the confirmation link. An address that is already subscribed gets the same response. Without `services`, the subscription covers all services. A form sends one checkbox for each service, named `service-` followed by its ID.",
    request: {
      name: "Subscription",
      schema: subscriptionSchema,
      example: { email: "jo@example.com", services: ["api"], maintenance: true },
    },
    response: storedResponse("SubscriptionAnswer", subscriptionResponse, {
      message: subscriberWords.en.answer,
    }),
  },
});

export const confirmStatusUpdates = defineOperation({
  name: "confirm-subscription",
  method: "POST",
  path: endpoints.subscriptionConfirm,
  caller: emailedLink,
  input: subscriptionLinkSchemas,
  run: confirmSubscription,
  form: {
    done: ({ token }) => `${subscriptionPaths.manage(token)}#confirmed`,
    refused: refusedOn("confirm"),
  },
});

export const changeStatusUpdates = defineOperation({
  name: "change-subscription",
  method: "POST",
  path: endpoints.subscriptionChange,
  caller: emailedLink,
  input: subscriptionChangeSchemas,
  run: changeSubscription,
  form: {
    done: (_, { token }) => `${subscriptionPaths.manage(token)}#changed`,
    refused: refusedOn("manage"),
  },
});

export const endStatusUpdates = defineOperation({
  name: "end-subscription",
  method: "POST",
  path: endpoints.subscriptionEnd,
  caller: emailedLink,
  input: subscriptionLinkSchemas,
  run: endSubscription,
  form: { done: (_, { token }) => subscriptionPaths.manage(token), refused: refusedOn("manage") },
});

/** For people who follow the link in the email's header. Scanners do so too, so it ends nothing. */
export const followOneClick = defineOperation({
  name: "follow-one-click",
  method: "GET",
  path: subscriptionPaths.oneClick,
  params: ["token"],
  caller: anyone(true),
  run: ({ language }, { token }) => seeOther(pathIn(language, subscriptionPaths.manage(token))),
});

/**
 * Ends a subscription for an email program, which knows only the address and has no passcode (RFC 8058). It isn't
 * rate-limited, because the requests of many readers come from their provider's servers. The secret is in the link;
 * without a valid one the body isn't read.
 */
export const unsubscribeByOneClick = defineOperation({
  name: "end-by-one-click",
  method: "POST",
  path: subscriptionPaths.oneClick,
  params: ["token"],
  caller: anyone(true),
  body: "own",
  run: async (context, { token }, { request }) => {
    requireSubscriberId(token);
    if (!(await isOneClickRequest(request))) {
      throw new HttpError(422, "Send List-Unsubscribe=One-Click, as RFC 8058 describes it.");
    }
    return endSubscription(context, { token });
  },
});
