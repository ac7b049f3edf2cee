import type { Translated } from "@/lib/site/language";
import { fragments } from "@/lib/site/paths";
import type { GateWords } from "./words/en";
import { joined } from "./words/generated";

/** The words of the passcode gate, the mobile splash, the maintenance page and an access link's page. For the server. */
export const gateWords: Translated<GateWords> = joined;

export type { GateWords };

/** What a notice of maintenance says beside the operator's message: the part of the words that travels to the browser. */
export type MaintenanceWords = GateWords["maintenance"]["notice"];

/** The gate's sentence for each fragment that a refused form post comes back with. */
export const gateAnswers = ({ gate }: GateWords): Record<string, string> => ({
  [fragments.wrongPasscode]: gate.wrongPasscode,
  [fragments.tooManyAttempts]: gate.tooMany,
  [fragments.passcodeUnavailable]: gate.unavailable,
});
