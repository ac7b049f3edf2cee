import { site } from "@/lib/site/brand";
import { fragments, splashSeen } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { gateCopy } from "./gate-words";
import { maintenanceCopy } from "./maintenance-words";

/** The words of the passcode gate, the mobile splash and the maintenance page. */
export const barriers = {
  gate: gateCopy,
  splash: {
    title: site.name,
    tagline: siteWords.en.tagline,
    /** For browsers that keep no cookie, which would come back to the splash for ever. */
    onward: { label: "Continue", href: `?${splashSeen.name}=${splashSeen.value}` },
  },
  maintenance: maintenanceCopy,
  unavailable: {
    title: "Not available right now",
    message: "This can't be shown at the moment. Please try again in a minute.",
  },
} as const;

/** The gate's sentence for each fragment that a refused form post comes back with. */
export const gateAnswers: Record<string, string> = {
  [fragments.wrongPasscode]: barriers.gate.wrongPasscode,
  [fragments.tooManyAttempts]: barriers.gate.tooMany,
  [fragments.passcodeUnavailable]: barriers.gate.unavailable,
};
