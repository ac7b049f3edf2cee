import { onlyMethods } from "@/lib/platform/http/route";
import { statuspageRoute } from "@/lib/status/http";
import { statuspageComponents } from "@/lib/status/statuspage";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

export const GET = statuspageRoute((record) => JSON.stringify(statuspageComponents(record)));
