import { handlersOf } from "@/lib/platform/operations/handlers";
import { followOneClick, unsubscribeByOneClick } from "@/lib/subscribers/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(followOneClick, unsubscribeByOneClick);
