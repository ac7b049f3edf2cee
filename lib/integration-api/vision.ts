import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { figures } from "@/lib/site/figures";
import { refusals } from "./moderation";
import { imageRequest, moderationAnswer } from "./schemas";

/** The specification states neither the cost nor the answer of these; both are taken over from the image check. */
const costSentence =
  "The price list has no entry for this analysis; it is counted here as an image, which is an assumption.";

/** The three image analyses take the image request, count as an image and answer in the same shape. */
function vision(
  id: string,
  path: string,
  found: string,
  text: Pick<IntegrationOperation, "summary" | "description">,
): IntegrationOperation {
  return {
    id,
    method: "post",
    path,
    tag: "Image analysis",
    ...text,
    description: `${text.description} ${costSentence}`,
    credits: figures.credits.cost.image,
    reads: ["flagged", "categories"],
    request: {
      name: "ImageRequest",
      schema: imageRequest,
      example: { imageUrl: "https://cdn.example.com/uploads/9f2c.jpg", userId: "user_1842" },
    },
    answer: {
      name: "ModerationAnswer",
      schema: moderationAnswer,
      description: "The image was analysed.",
      examples: {
        flagged: { summary: "Something found", value: { flagged: true, categories: [found] } },
        allowed: { summary: "Nothing found", value: { flagged: false, categories: [] } },
      },
    },
    refusals,
  };
}

export const visionOperations: IntegrationOperation[] = [
  vision("object-detection", "/aws/object-detection", "violence", {
    summary: "Detect objects",
    description: "Looks at the objects that an image shows.",
  }),
  vision("face-analysis", "/aws/face-analysis", "personal_information", {
    summary: "Analyse faces",
    description:
      "Looks at the faces in an image. A face is personal data nearly everywhere: have a lawful reason before you send one.",
  }),
  vision("celebrity-recognition", "/aws/celebrity-recognition", "deepfake", {
    summary: "Recognise public figures",
    description: "Looks for well-known people in an image, as impersonation and deepfakes show them.",
  }),
];
