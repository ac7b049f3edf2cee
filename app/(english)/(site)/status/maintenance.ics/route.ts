import { healthRoute } from "@/lib/status/http";
import { maintenanceCalendar } from "@/lib/status/maintenance-calendar";

export const dynamic = "force-dynamic";

export const GET = healthRoute("text/calendar", maintenanceCalendar);
