import { redirect } from "next/navigation";
import { Manage, SpentSubscription } from "@/components/subscribers/manage";
import { privateMetadata } from "@/lib/pages/metadata";
import { localize, localPath } from "@/lib/site/current-language";
import { subscriptionPaths } from "@/lib/site/paths";
import { isSubscriptionLink } from "@/lib/subscribers/links";
import { findSubscription } from "@/lib/subscribers/subscription";
import { subscriberWords } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(subscriberWords)).manage.title);
}

/** Opening this page ends nothing, because mail scanners follow links. The buttons do. */
export default async function SubscriptionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const subscription = await findSubscription(token);
  if (!subscription) {
    if (!isSubscriptionLink("manage", token)) redirect(await localPath(subscriptionPaths.dead.manage));
    return <SpentSubscription page="manage" />;
  }
  return <Manage subscription={subscription} token={token} />;
}
