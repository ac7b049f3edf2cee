import { handlersOf } from "@/lib/platform/operations/handlers";

// Clients of /api are programs, so an unknown address gets an error in the format of the API.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf();
