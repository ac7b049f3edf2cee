import { redirect } from "next/navigation";
import { Confirmation } from "@/components/subscribers/confirmation";
import { privateMetadata } from "@/lib/pages/metadata";
import { localize, localPath } from "@/lib/site/current-language";
import { subscriptionPaths } from "@/lib/site/paths";
import { findConfirmable } from "@/lib/subscribers/subscription";
import { subscriberWords } from "@/lib/subscribers/words";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(subscriberWords)).confirm.title);
}

/** Looking at this page starts nothing: mail scanners follow links. The button does. */
export default async function ConfirmSubscriptionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const subscription = await findConfirmable(token, new Date());
  if (!subscription) redirect(await localPath(subscriptionPaths.dead));
  return <Confirmation subscription={subscription} token={token} />;
}
