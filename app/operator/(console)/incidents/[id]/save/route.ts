import { saveIncidentUpdate } from "@/lib/incidents/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(saveIncidentUpdate);
