import { gateAnswers } from "@/lib/gate/words";
import { figures } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";

const { protectionTimeoutMs, protectionFallbackMs, settingsLagMs, requestTimeoutMs } = figures.timings;

/**
 * Read on the server and handed to the gate, whose scripts anybody can fetch: they hold nothing of the site's figures,
 * words and addresses but these.
 */
export const gateSettings = {
  /** Where the passcode is sent, and where is asked whether the site is still protected. */
  access: endpoints.access,
  protection: endpoints.protection,
  answers: gateAnswers,
  protectionTimeoutMs,
  protectionFallbackMs,
  settingsLagMs,
  requestTimeoutMs,
};

export type GateSettings = typeof gateSettings;
