import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { figures } from "@/lib/site/figures";
import { imageRequest, moderationResponse, ocrRequest, ocrResponse, textRequest } from "./schemas";
import { en } from "./words/en";

const { cost } = figures.credits;
const { operations } = en;
const metadata = { source: "comments", timestamp: "2025-01-15T09:30:00Z" };
export const textErrorStatuses = [400, 401, 413, 422, 429, 503] as const;

const nothingFound = { summary: "Nothing found", value: { flagged: false, categories: [] } };

export const moderationOperations: IntegrationOperation[] = [
  {
    id: "moderate-text",
    method: "post",
    path: "/moderation/text",
    tag: "Moderation",
    ...operations["moderate-text"],
    credits: cost.text,
    reads: ["flagged", "categories"],
    request: {
      name: "TextRequest",
      schema: textRequest,
      example: {
        text: "Log in at paypa1-help.example",
        userId: "user_1842",
        metadata,
      },
    },
    response: {
      name: "ModerationAnswer",
      schema: moderationResponse,
      description: "The text was checked.",
      examples: {
        flagged: { summary: "Something found", value: { flagged: true, categories: ["phishing"] } },
        allowed: nothingFound,
      },
    },
    errorStatuses: textErrorStatuses,
  },
  {
    id: "moderate-image",
    method: "post",
    path: "/moderation/image",
    tag: "Moderation",
    ...operations["moderate-image"],
    credits: cost.image,
    reads: ["flagged", "categories"],
    request: {
      name: "ImageRequest",
      schema: imageRequest,
      example: {
        imageUrl: "https://cdn.example.com/uploads/9f2c.jpg",
        userId: "user_1842",
        metadata: { ...metadata, source: "avatars" },
      },
    },
    response: {
      name: "ModerationAnswer",
      schema: moderationResponse,
      description: "The image was checked.",
      examples: {
        flagged: { summary: "Something found", value: { flagged: true, categories: ["nsfw"] } },
        allowed: nothingFound,
      },
    },
    errorStatuses: textErrorStatuses,
  },
  {
    id: "moderate-ocr",
    method: "post",
    path: "/moderation/ocr",
    tag: "Moderation",
    ...operations["moderate-ocr"],
    credits: cost.ocr,
    reads: ["flagged", "categories", "extractedText"],
    request: {
      name: "OcrRequest",
      schema: ocrRequest,
      example: {
        imageUrl: "https://cdn.example.com/uploads/meme-17.png",
        userId: "user_1842",
        options: { detectLanguages: true, includeExplanations: false },
      },
    },
    response: {
      name: "OcrAnswer",
      schema: ocrResponse,
      description: "The text in the image was read and checked.",
      examples: {
        flagged: {
          summary: "Something found",
          value: {
            flagged: true,
            categories: ["spam"],
            extractedText: "WIN A PHONE! Message me within the hour.",
          },
        },
        allowed: {
          summary: "No text in the image",
          value: { flagged: false, categories: [], extractedText: "" },
        },
      },
    },
    errorStatuses: textErrorStatuses,
  },
];

/** The errors that an integration can get, by status. */
export const integrationErrors = textErrorStatuses.map((status) => ({ status, ...en.errors[status] }));
