import type { ReactNode } from "react";
import { ConsoleFrame } from "@/components/operator/console-frame";
import { switchNames } from "@/lib/content/operator/settings";
import { consolePaths } from "@/lib/paths";
import { readAttention } from "@/lib/server/operator/attention";
import { operatorPage } from "@/lib/server/operator/operator-page";
import { listSwitches } from "@/lib/server/settings/list-switches";

/** Asks for the session too, beside each page: layout and page are rendered side by side, and this one reads counts. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const now = new Date();
  await operatorPage(now);
  const [attention, switches] = await Promise.all([readAttention(now), listSwitches(now)]);
  const counts = {
    privacy: attention.overdue,
    messages: attention.messages,
    outbox: attention.deadMails,
    incidents: attention.incidents,
  };
  const switchedOn = switches
    .filter(({ on }) => on)
    .map(({ key }) => ({ label: switchNames[key], href: consolePaths[key] }));
  return (
    <ConsoleFrame counts={counts} switchedOn={switchedOn}>
      {children}
    </ConsoleFrame>
  );
}
