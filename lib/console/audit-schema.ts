import { z } from "zod";

export const auditResponse = z.object({
  success: z.literal(true),
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      person: z.object({ id: z.string(), name: z.string() }).nullable(),
      token: z.string().nullable(),
      via: z.string(),
      action: z.string(),
      subject: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      requestId: z.string().nullable(),
      hash: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
