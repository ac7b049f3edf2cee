import { currentLanguage } from "@/lib/site/current-language";
import { maintenancePolling } from "./maintenance-polling";
import { MaintenanceWatch } from "./maintenance-watch";

/** The maintenance overlay for pages that are already open. */
export const Maintenance = async () => (
  <MaintenanceWatch poll={maintenancePolling(await currentLanguage())} />
);
