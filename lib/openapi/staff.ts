import { limitMeaning, plainForm, tooLong } from "@/lib/platform/openapi/common";
import type { RefusalMeaning } from "@/lib/platform/openapi/operation";

/** What only who runs the site may do. */
export const staffOnly = { security: [{ operatorToken: [] }, { operatorSession: [] }] };

/** What refusals mean where who runs the site writes. */
export const staffMeanings: Record<number, RefusalMeaning> = {
  401: { description: "Neither a token that is in force nor a session of the console was sent." },
  403: {
    description:
      "The role lacks the right that the answer names, or a browser sent a session from another site.",
  },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was changed." },
};

/** What the console's forms and programs send alike. */
export const staffWrite = {
  method: "post",
  tag: "This site",
  refusals: [400, 401, 403, 411, 413, 415, 422, 429, 500, 503],
  refusalMeanings: staffMeanings,
  otherBodies: plainForm,
  otherAnswers: {
    303: {
      description: "A plain form only: back to the console’s page, which says what was done or why not.",
      headers: { Location: { description: "That page.", schema: { type: "string" } } },
    },
  },
  extra: staffOnly,
} as const;
