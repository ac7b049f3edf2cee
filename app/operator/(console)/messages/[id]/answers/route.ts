import { answerContactMessage } from "@/lib/contact/console-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(answerContactMessage);
