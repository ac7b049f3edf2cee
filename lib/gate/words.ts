import { site } from "@/lib/site/brand";
import { fragments, splashSeen } from "@/lib/site/paths";

/** The words of the passcode gate, the mobile splash and the maintenance page. */
export const barriers = {
  gate: {
    title: "Access",
    heading: "Enter passcode to access the site",
    label: "Passcode",
    show: "Show passcode",
    hide: "Hide passcode",
    submit: "Access Site",
    submitting: "Checking...",
    loading: "Loading...",
    wrongPasscode: "Invalid passcode. Please try again.",
    tooMany: "Too many attempts. Please wait a few minutes and try again.",
    unavailable: "The passcode can't be checked right now. Please try again in a minute.",
    refusal: "This site is protected. Enter the passcode first.",
  },
  splash: {
    title: site.name,
    tagline: site.tagline,
    /** For browsers that keep no cookie, which would come back to the splash for ever. */
    onward: { label: "Continue", href: `?${splashSeen.name}=${splashSeen.value}` },
  },
  maintenance: {
    title: "Under Maintenance",
    refusal: "The site is under maintenance. Please try again later.",
    defaultMessage: "We are working on the site and will be back shortly.",
    timer: "Estimated time remaining",
    units: { hours: "hours", minutes: "minutes", seconds: "seconds" },
    over: "Soon",
    reachable: "Still available",
  },
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
