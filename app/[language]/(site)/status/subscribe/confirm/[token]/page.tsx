import { redirect } from "next/navigation";
import { Confirmation } from "@/components/subscribers/confirmation";
import { SpentSubscription } from "@/components/subscribers/manage";
import { privateMetadata } from "@/lib/pages/metadata";
import { localize, localPath } from "@/lib/site/current-language";
import { subscriptionPaths } from "@/lib/site/paths";
import { isSubscriptionLink } from "@/lib/subscribers/links";
import { findConfirmable, findStarted } from "@/lib/subscribers/subscription";
import { subscriberWords } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(subscriberWords)).confirm.title);
}

/** Opening this page starts nothing, because mail scanners follow links. The button does. */
export default async function ConfirmSubscriptionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const now = new Date();
  const manageToken = await findStarted(token, now);
  if (manageToken) redirect(await localPath(`${subscriptionPaths.manage(manageToken)}#confirmed`));
  const subscription = await findConfirmable(token, now);
  if (!subscription) {
    if (!isSubscriptionLink("confirm", token)) redirect(await localPath(subscriptionPaths.dead.confirm));
    return <SpentSubscription page="confirm" />;
  }
  return <Confirmation subscription={subscription} token={token} />;
}
