import { redirect } from "next/navigation";
import { Manage } from "@/components/subscribers/manage";
import { privateMetadata } from "@/lib/pages/metadata";
import { subscriptionPaths } from "@/lib/site/paths";
import { findSubscription } from "@/lib/subscribers/subscription";
import { managePage } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(managePage.title);

/** Looking at this page ends nothing: mail scanners follow links. The buttons do. */
export default async function SubscriptionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const subscription = await findSubscription(token);
  if (!subscription) redirect(subscriptionPaths.dead);
  return <Manage subscription={subscription} token={token} />;
}
