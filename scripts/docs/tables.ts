import { auditWords } from "@/lib/console/audit-words";
import { allRights, hasRight, rights, roles } from "@/lib/platform/rights";
import { allRegionsOf } from "@/lib/privacy/laws";
import { clockRows, jurisdictionRows } from "@/lib/privacy/laws/law-sentences";
import { settingList } from "@/lib/settings";
import { findEvent, subscribableTypes } from "@/lib/webhooks/events";
import { tableOf } from "./markdown";

interface GeneratedTable {
  file: string;
  /** The headings, then the rows. */
  table: readonly string[][];
}

const states = allRegionsOf("us-states");
const lawFile = "docs/privacy-law.md";
/** The sources of jurisdictions are written by hand and kept. */
const read = Object.fromEntries(
  tableOf(lawFile, "Jurisdiction").map(([place, , , , where]) => [place, where]),
);
const auditFile = "docs/audit.md";
/** The descriptions of kinds are written by hand and kept. */
const covered = Object.fromEntries(tableOf(auditFile, "Kind").map(([kind, , covers]) => [kind, covers]));

/** The documentation's tables that are generated from code: headings, then rows. */
export const generatedTables: readonly GeneratedTable[] = [
  {
    file: "docs/staff-and-roles.md",
    table: [
      ["Right", "What it allows", ...roles],
      ...allRights.map((right) => [
        `\`${right}\``,
        rights[right].allows,
        ...roles.map((role) => (hasRight(role, right) ? "yes" : "")),
      ]),
    ],
  },
  {
    file: "docs/privacy-requests.md",
    table: [["Request", "Answer due", "One extension", "Appeal decided"], ...clockRows],
  },
  {
    file: "docs/privacy-requests.md",
    table: [
      ["State", "Rights and clock", "In force", "Appeal", "A parent asks for a child"],
      ...states.map(({ name, code, citation, inForce, appeal, forChild }) => [
        `${name} (${code})`,
        citation,
        inForce ?? "",
        appeal ?? "ours",
        forChild ?? "",
      ]),
    ],
  },
  {
    file: lawFile,
    table: [
      ["Jurisdiction", "Answer due", "One extension", "Citation", "Where it was read"],
      ...jurisdictionRows.map(([place, ...rest]) => [place, ...rest, read[place] ?? ""]),
    ],
  },
  {
    file: auditFile,
    table: [
      ["Kind", "In the console", "What it covers"],
      ...Object.entries(auditWords.kinds).map(([kind, name]) => [
        `\`${kind}\``,
        name,
        covered[`\`${kind}\``] ?? "",
      ]),
    ],
  },
  {
    file: "docs/gate-and-maintenance.md",
    table: [["Setting", "Path"], ...settingList.map(({ slug, path }) => [slug, `\`${path}\``])],
  },
  {
    file: "docs/webhooks.md",
    table: [
      ["Event", "Sent when"],
      ...subscribableTypes.map((type) => [`\`${type}\``, findEvent(type)?.when.en ?? ""]),
    ],
  },
];
