import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { figures } from "@/lib/site/figures";
import { textErrorStatuses } from "./moderation";
import { imageRequest, moderationResponse } from "./schemas";
import { en } from "./words/en";

/** The three image analyses take the image request, count as an image and share their response format. */
function vision(
  id: "object-detection" | "face-analysis" | "celebrity-recognition",
  path: string,
  result: string,
): IntegrationOperation {
  return {
    id,
    method: "post",
    path,
    tag: "Image analysis",
    ...en.operations[id],
    credits: figures.credits.cost.image,
    assumed: true,
    reads: ["flagged", "categories"],
    request: {
      name: "ImageRequest",
      schema: imageRequest,
      example: { imageUrl: "https://cdn.example.com/uploads/9f2c.jpg", userId: "user_1842" },
    },
    response: {
      name: "ModerationAnswer",
      schema: moderationResponse,
      description: "The image was analyzed.",
      examples: {
        flagged: { summary: "Something found", value: { flagged: true, categories: [result] } },
        allowed: { summary: "Nothing found", value: { flagged: false, categories: [] } },
      },
    },
    errorStatuses: textErrorStatuses,
  };
}

export const visionOperations: IntegrationOperation[] = [
  vision("object-detection", "/aws/object-detection", "violence"),
  vision("face-analysis", "/aws/face-analysis", "personal_information"),
  vision("celebrity-recognition", "/aws/celebrity-recognition", "deepfake"),
];
