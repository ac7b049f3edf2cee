import { type Context, contextOf, type Staff } from "@/lib/platform/context";
import type { Role } from "@/lib/platform/rights";

/** A visitor's context at a given time. */
export const visitor = (now: Date): Context => contextOf({ kind: "visitor", address: "203.0.113.9" }, now);

/** The context of the operator token or the shell at a given time. */
export const operator = (now: Date, via: Staff["via"] = "console"): Context & { actor: Staff } => {
  const kind = via === "cli" ? "shell" : "operator-token";
  const actor: Staff = { kind: "staff", via, role: "owner", identity: { kind }, provenAt: now };
  return { ...contextOf(actor, now), actor };
};

/** The context of a script with a role's token. */
export const tokenOf = (now: Date, role: Role): Context & { actor: Staff } => {
  const identity = { kind: "token", id: `id of ${role}`, name: `the-${role}` } as const;
  const actor: Staff = { kind: "staff", via: "api", role, identity, provenAt: now };
  return { ...contextOf(actor, now), actor };
};

/** The context of a member of staff with a role who has just confirmed their identity. */
export const staff = (now: Date, role: Role, id: string = role): Context & { actor: Staff } => {
  const identity = { kind: "person", id, name: `The ${role}` } as const;
  const actor: Staff = { kind: "staff", via: "console", role, identity, provenAt: now };
  return { ...contextOf(actor, now), actor };
};
