import { linkForm } from "@/lib/mail/link-form";
import { subscriptionPaths } from "@/lib/site/paths";
import { subscriptionRefused } from "@/lib/subscribers/refused";
import { changedSubscriptions } from "@/lib/subscribers/schema";
import { changeSubscription } from "@/lib/subscribers/subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: changedSubscriptions,
  run: changeSubscription,
  next: ({ token }) => `${subscriptionPaths.manage(token)}#changed`,
  refused: subscriptionRefused,
});
