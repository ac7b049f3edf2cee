import { paths } from "@/lib/site/paths";

/** The words of maintenance, apart from the brand's addresses: their script can be fetched in front of the gate too. */
export const maintenanceCopy = {
  title: "Under Maintenance",
  refusal: "The site is under maintenance. Please try again later.",
  defaultMessage: "We are working on the site and will be back shortly.",
  timer: "Estimated time remaining",
  units: { hours: "hours", minutes: "minutes", seconds: "seconds" },
  over: "Soon",
  reachable: "Still available",
  links: [
    { label: "System status", href: paths.status },
    { label: "GDPR request", href: paths.gdprRequest },
    { label: "CCPA request", href: paths.ccpaRequest },
  ],
} as const;
