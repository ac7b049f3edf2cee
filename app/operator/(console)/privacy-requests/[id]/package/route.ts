import { handlersOf } from "@/lib/platform/operations/handlers";
import { fetchPackage } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(fetchPackage);
