import { testEvasions } from "./evasions/attack";

/** Every method at least once, on a page of each kind. evasions.full.api.test.ts tries them on all pages. */
testEvasions({
  plain: true,
  inEveryWay: ["/", "/privacy", "/contact", "/documentation", "/de/pricing"],
  oneIn: 4,
  pastLink: ["/about"],
  inMaintenance: ["/pricing"],
});
