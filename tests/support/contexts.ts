import { type Context, contextOf } from "@/lib/platform/context";

/** A visitor of the site at a moment. */
export const visitor = (now: Date): Context => contextOf({ kind: "visitor", address: "203.0.113.9" }, now);

/** The operator at a moment. */
export const operator = (now: Date, via: "console" | "api" | "cli" = "console"): Context =>
  contextOf({ kind: "operator", via }, now);
