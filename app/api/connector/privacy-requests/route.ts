import { staffRoute } from "@/lib/console/staff-route";
import { onlyMethods } from "@/lib/platform/http/route";
import { listWaiting } from "@/lib/privacy/connectors";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** The open privacy requests that wait for the system whose token is sent. */
export const GET = staffRoute("reports:write", (context) => listWaiting(context));
