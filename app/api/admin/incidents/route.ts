import { postIncident } from "@/lib/incidents/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";
import { listIncidentDrafts } from "@/lib/status/draft-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listIncidentDrafts, postIncident);
