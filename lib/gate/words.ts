import type { Translated } from "@/lib/site/language";
import { fragments } from "@/lib/site/paths";
import type { GateWords } from "./words/en";
import { translations } from "./words/generated";

/** Text of the passcode gate, the mobile splash, the maintenance page and an access link's page. For the server. */
export const gateWords: Translated<GateWords> = translations;

export type { GateWords };

/** The text of a maintenance notice besides the operator's message, which is the part that the browser loads. */
export type MaintenanceWords = GateWords["maintenance"]["notice"];

/** The gate's error for each fragment that a refused plain form post redirects to. */
export const gateAnswers = ({ gate }: GateWords): Record<string, string> => ({
  [fragments.wrongPasscode]: gate.wrongPasscode,
  [fragments.tooManyAttempts]: gate.tooMany,
  [fragments.passcodeUnavailable]: gate.unavailable,
});
