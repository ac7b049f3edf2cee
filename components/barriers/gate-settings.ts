import { gateAnswers, gateWords } from "@/lib/gate/words";
import { figures } from "@/lib/site/figures";
import { endpointIn, type Language } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

const { protectionTimeoutMs, protectionFallbackMs, settingsLagMs, requestTimeoutMs } = figures.timings;

/**
 * Passed to the gate's scripts, which are public: they must contain no other figures, text or addresses of the site.
 */
export const gateSettings = (language: Language) => ({
  /** Where the passcode is sent, and where the page checks whether the site is still protected. */
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
