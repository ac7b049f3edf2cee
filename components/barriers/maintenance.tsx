import { currentLanguage } from "@/lib/site/current-language";
import { maintenancePolling } from "./maintenance-polling";
import { MaintenanceWatch } from "./maintenance-watch";

/** For the pages of the site, which the overlay covers while they are open. */
export const Maintenance = async () => (
  <MaintenanceWatch poll={maintenancePolling(await currentLanguage())} />
);
