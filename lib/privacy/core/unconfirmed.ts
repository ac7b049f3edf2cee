import { kindsWhere } from "@/lib/privacy/laws";
import { isFiledByAgent } from "./agent";
import { type CaseRow, needsConfirmation } from "./case";

/** Requests whose law lets us ask for a confirmation. */
const verifiedKinds = { OR: kindsWhere(({ verification }) => verification !== null) };

/** Requests that a link in an email confirms. Representatives prove their authority to staff instead. */
export const confirmedByLink = [verifiedKinds, { OR: [{ filedBy: null }, { filedBy: "agent" }] }];

/** Those of them that the person has not confirmed yet. */
export const whereUnconfirmed = { state: "received", AND: confirmedByLink };

/** Unconfirmed requests whose clock isn't paused. */
export const whereAwaitsLink = { ...whereUnconfirmed, pausedAt: null };

/** Whether a link in an email still confirms a request, even while the clock is paused. */
export const awaitsLink = (request: CaseRow): boolean =>
  request.state === "received" && needsConfirmation(request) && !isFiledByAgent(request);
