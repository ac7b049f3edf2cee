import { linkForm } from "@/lib/mail/link-form";
import { subscriptionPaths } from "@/lib/site/paths";
import { subscriptionRefused } from "@/lib/subscribers/refused";
import { linkedSubscriptions } from "@/lib/subscribers/schema";
import { confirmSubscription } from "@/lib/subscribers/subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: linkedSubscriptions,
  run: confirmSubscription,
  next: (_, { token }) => `${subscriptionPaths.manage(token)}#confirmed`,
  refused: subscriptionRefused,
});
