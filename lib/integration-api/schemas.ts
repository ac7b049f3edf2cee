import { z } from "zod";
import { healthStatuses } from "@/lib/status/vocabulary";
import { en } from "./words/en";

const { fields } = en;

const userId = z.string().describe(fields.userId).optional();

const metadata = z
  .object({
    source: z.string().describe(fields["metadata.source"]).optional(),
    timestamp: z.iso.datetime().describe(fields["metadata.timestamp"]).optional(),
  })
  .describe(fields.metadata)
  .optional();

const imageUrl = z.url().describe(fields.imageUrl);

export const textRequest = z.strictObject({
  text: z.string().min(1).describe(fields.text),
  userId,
  metadata,
});

export const imageRequest = z.strictObject({ imageUrl, userId, metadata });

export const ocrRequest = z.strictObject({
  imageUrl,
  userId,
  options: z
    .object({
      detectLanguages: z.boolean().describe(fields["options.detectLanguages"]).optional(),
      includeExplanations: z.boolean().describe(fields["options.includeExplanations"]).optional(),
    })
    .describe(fields.options)
    .optional(),
});

const moderation = {
  flagged: z.boolean().describe(fields.flagged),
  categories: z.array(z.string()).describe(fields.categories),
};

export const moderationResponse = z.object(moderation);

export const ocrResponse = z.object({
  ...moderation,
  extractedText: z.string().describe(fields.extractedText),
});

const healthStatus = z.enum(healthStatuses);

export const healthResponse = z.object({
  status: healthStatus.describe(fields.status),
  timestamp: z.iso.datetime().describe(fields.timestamp),
  version: z.string().describe(fields.version),
  environment: z.string().describe(fields.environment),
  uptime: z.number().min(0).describe(fields.uptime),
  database: z.object({ status: healthStatus, lastCheck: z.iso.datetime() }).describe(fields.database),
  errors: z.object({ status: healthStatus, message: z.string() }).describe(fields.errors),
});

export const dashboardResponse = z.looseObject({}).describe(en.answers["analytics-dashboard"]);
