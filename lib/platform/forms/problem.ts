import { z } from "zod";

/** RFC 9457, with the two members that the pages read: `error` and `message` hold the same sentence. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type Problem = z.output<typeof problem>;

/** The titles of error statuses, in responses and in the API's description. */
const titles: Record<number, string> = {
  400: "Bad request",
  401: "Authentication required",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  410: "Gone",
  411: "Length required",
  412: "Precondition failed",
  413: "Too large",
  415: "Unsupported media type",
  421: "Misdirected request",
  422: "Invalid input",
  428: "Precondition required",
  429: "Too many requests",
  500: "Internal error",
  503: "Unavailable",
};

export const titleOf = (status: number): string => titles[status] ?? "Error";
