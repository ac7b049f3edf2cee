import { handlersOf } from "@/lib/platform/operations/handlers";
import { fetchSubject } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(fetchSubject);
