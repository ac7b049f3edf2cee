import { gateAnswers, gateWords } from "@/lib/gate/words";
import { figures } from "@/lib/site/figures";
import { endpointIn, type Language } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

const { protectionTimeoutMs, protectionFallbackMs, settingsLagMs, requestTimeoutMs } = figures.timings;

/**
 * Read on the server and handed to the gate, whose scripts anybody can fetch: they hold nothing of the site's figures,
 * words and addresses but these.
 */
export const gateSettings = (language: Language) => ({
  /** Where the passcode is sent, and where is asked whether the site is still protected. */
  access: endpointIn(language, endpoints.access),
  protection: endpoints.protection,
  words: gateWords[language].gate,
  answers: gateAnswers(gateWords[language]),
  protectionTimeoutMs,
  protectionFallbackMs,
  settingsLagMs,
  requestTimeoutMs,
});

export type GateSettings = ReturnType<typeof gateSettings>;
