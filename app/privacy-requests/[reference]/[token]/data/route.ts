import { handlersOf } from "@/lib/platform/operations/handlers";
import { fetchOfferedData } from "@/lib/privacy/tracking/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(fetchOfferedData);
