import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints, paths } from "@/lib/site/paths";
import { subscriptionForms } from "@/lib/subscribers/schema";
import { subscribe } from "@/lib/subscribers/subscribe";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.statusSubscribers,
  schema: subscriptionForms,
  limit: "subscribe",
  form: { sent: `${paths.statusSubscribe}#sent`, draft: "subscribe" },
  submit: subscribe,
  // It promises a mail and nothing else; whether that was used already isn't told to whoever asks again.
  stands: () => Promise.resolve(true),
});
