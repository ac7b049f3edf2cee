import { redirect } from "next/navigation";
import { Confirmation } from "@/components/subscribers/confirmation";
import { privateMetadata } from "@/lib/pages/metadata";
import { subscriptionPaths } from "@/lib/site/paths";
import { findConfirmable } from "@/lib/subscribers/subscription";
import { confirmPage } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";
export const metadata = privateMetadata(confirmPage.title);

/** Looking at this page starts nothing: mail scanners follow links. The button does. */
export default async function ConfirmSubscriptionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const subscription = await findConfirmable(token, new Date());
  if (!subscription) redirect(subscriptionPaths.dead);
  return <Confirmation subscription={subscription} token={token} />;
}
