import { currentLanguage } from "@/lib/site/current-language";
import { MaintenanceOverlay } from "./maintenance-overlay";
import { pollingSettings } from "./polling-settings";

/** The maintenance overlay for pages that are already open. */
export const Maintenance = async () => <MaintenanceOverlay poll={pollingSettings(await currentLanguage())} />;
