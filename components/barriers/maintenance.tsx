import { facts } from "@/lib/facts";
import { endpoints } from "@/lib/paths";
import { MaintenanceWatch } from "./maintenance-watch";

/** @param covers the site, whose open pages the overlay covers, or the page that stands in for a new one */
export function Maintenance({ covers }: { covers: "site" | "page" }) {
  const { maintenancePollMs } = facts.timings;
  return <MaintenanceWatch covers={covers} endpoint={endpoints.maintenance} everyMs={maintenancePollMs} />;
}
