import { limitMeaning, tooLong } from "@/lib/platform/openapi/common";
import type { RefusalMeaning } from "@/lib/platform/openapi/operation";

/** What only who runs the site may do. */
export const staffOnly = { security: [{ operatorToken: [] }, { operatorSession: [] }] };

/** What refusals mean where who runs the site writes. */
export const staffMeanings: Record<number, RefusalMeaning> = {
  401: { description: "Neither the operator’s token nor a session of the console was sent." },
  403: { description: "A browser sent a session of the console from another site." },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was changed." },
};
