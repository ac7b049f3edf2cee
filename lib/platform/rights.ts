/** Roles of people. */
export const personRoles = ["owner", "operator", "privacy", "support", "viewer"] as const;
/** Roles of tokens: those of people, another system that reports data, or the app. */
export const roles = [...personRoles, "connector", "app"] as const;
export type Role = (typeof roles)[number];

interface RightDefinition {
  /** What it allows, after "may". */
  allows: string;
  /** The roles that have it, besides the owner. */
  roles: readonly Exclude<Role, "owner">[];
}

const defineRights = <K extends string>(table: Record<K, RightDefinition>) => table;

/** The rights of each role, for functions, pages, navigation, the shell and the table in docs/staff-and-roles.md. */
const table = defineRights({
  "settings:read": { allows: "see the settings and access attempts", roles: ["operator", "viewer"] },
  "settings:write": {
    allows: "change settings, issue passcodes and links, plan announcements",
    roles: ["operator"],
  },
  "incidents:read": { allows: "see incidents and drafts", roles: ["operator", "viewer"] },
  "incidents:write": { allows: "post incidents and maintenance", roles: ["operator"] },
  "measurements:write": { allows: "report status measurements from another place", roles: ["operator"] },
  "mail:read": { allows: "see the outbox", roles: ["operator", "viewer"] },
  "mail:write": { allows: "resend email", roles: ["operator"] },
  "webhooks:read": { allows: "see webhook endpoints and deliveries", roles: ["operator", "viewer"] },
  "webhooks:write": { allows: "change webhook endpoints and resend deliveries", roles: ["operator"] },
  "accounts:read": { allows: "read verified accounts", roles: ["app"] },
  "messages:read": { allows: "see contact messages", roles: ["support", "viewer"] },
  "messages:write": { allows: "answer and mark contact messages", roles: ["support"] },
  "cases:read": { allows: "see all privacy requests", roles: ["privacy", "viewer"] },
  "cases:write": { allows: "work on privacy requests", roles: ["privacy"] },
  "subjects:export": { allows: "export what is held about a person", roles: ["privacy"] },
  "subjects:erase": { allows: "erase a person’s data", roles: ["privacy"] },
  "reports:write": {
    allows: "see requests waiting for another system, and report what it holds",
    roles: ["connector"],
  },
  "audit:read": { allows: "read the audit", roles: ["viewer"] },
  "people:write": { allows: "invite, change and remove people", roles: [] },
  "tokens:write": { allows: "add and revoke tokens", roles: [] },
});

export type Right = keyof typeof table;

export const rights: Readonly<Record<Right, RightDefinition>> = table;
export const allRights = Object.keys(table) as Right[];

export const hasRight = (role: Role, right: Right): boolean =>
  role === "owner" || rights[right].roles.some((name) => name === role);

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
