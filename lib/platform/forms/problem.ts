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
