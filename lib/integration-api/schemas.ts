import { z } from "zod";
import { healthStatuses } from "@/lib/status/vocabulary";

const userId = z
  .string()
  .describe("Your own identifier for the author. It need not tell anyone who that is.")
  .optional();

const metadata = z
  .object({
    source: z.string().describe("Where in your product the content appeared.").optional(),
    timestamp: z.iso.datetime().describe("When it was posted, in UTC (ISO 8601).").optional(),
  })
  .describe("Where and when it was posted.")
  .optional();

const imageUrl = z.url().describe("Address of the image, reachable without signing in.");

export const textRequest = z.strictObject({
  text: z.string().min(1).describe("The text to check, in any language, as it was written."),
  userId,
  metadata,
});

export const imageRequest = z.strictObject({ imageUrl, userId, metadata });

export const ocrRequest = z.strictObject({
  imageUrl,
  userId,
  options: z
    .object({
      detectLanguages: z.boolean().describe("Detect the languages of the text in the image.").optional(),
      includeExplanations: z.boolean().describe("Ask for explanations with the categories.").optional(),
    })
    .describe("What to add to the check.")
    .optional(),
});

/** What the product detects, as the answers name it. The list grows, so the schema leaves it open. */
const detectedCategories = [
  "hate_speech",
  "spam",
  "phishing",
  "nsfw",
  "toxicity",
  "violence",
  "personal_information",
  "deepfake",
  "child_safety",
] as const;

const moderation = {
  flagged: z.boolean().describe("Whether anything was found. Decide on this."),
  categories: z
    .array(z.string())
    .describe(`What was found; empty when nothing was. Known today: ${detectedCategories.join(", ")}.`),
};

export const moderationAnswer = z.object(moderation);

export const ocrAnswer = z.object({
  ...moderation,
  extractedText: z.string().describe("The text that was read in the image; empty when there was none."),
});

const healthStatus = z.enum(healthStatuses);

export const healthAnswer = z.object({
  status: healthStatus.describe("The service as a whole."),
  timestamp: z.iso.datetime().describe("When this was measured, in UTC."),
  version: z.string().describe("The release that answered."),
  environment: z.string().describe("Where it runs, such as `production`."),
  uptime: z.number().min(0).describe("Seconds since the service was started."),
  database: z
    .object({ status: healthStatus, lastCheck: z.iso.datetime() })
    .describe("The store behind the API."),
  errors: z.object({ status: healthStatus, message: z.string() }).describe("What error monitoring sees."),
});

export const dashboardAnswer = z
  .looseObject({})
  .describe("Figures for your account. Which ones is not described: read the keys, don’t assume them.");
