import type { ReactNode } from "react";
import { ConsoleFrame } from "@/components/console/console-frame";
import { currentAttention } from "@/lib/attention";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { hasRight } from "@/lib/platform/rights";
import { listSwitches } from "@/lib/settings/list";
import { consolePaths } from "@/lib/site/staff-paths";

/** Checks the session in addition to each page: layout and page render in parallel, and this layout reads counts. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const now = new Date();
  const { role } = await requireStaffOnPage(now, null);
  const [attention, switches] = await Promise.all([
    currentAttention(),
    hasRight(role, "settings:read") ? listSwitches(now) : [],
  ]);
  const counts = {
    privacy: attention.cases,
    messages: attention.messages + attention.undelivered,
    outbox: attention.deadMails,
    webhooks: attention.pausedWebhooks + attention.failingWebhooks + attention.deadDeliveries,
    incidents: attention.incidents + attention.maintenanceToday,
  };
  const switchedOn = switches
    .filter(({ on }) => on)
    .map(({ key, title, closesSite }) => ({ label: title, closesSite, href: consolePaths.setting(key) }));
  return (
    <ConsoleFrame counts={counts} role={role} switchedOn={switchedOn}>
      {children}
    </ConsoleFrame>
  );
}
