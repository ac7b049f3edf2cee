import { randomBytes } from "node:crypto";
import { defineCookie } from "@/lib/platform/http/cookies";
import { sign, verifySigned } from "@/lib/platform/signed";
import { type accessScopes, everyone, type passStates } from "./vocabulary";

/** A passcode or link, with the data that decides a request. */
export interface Pass {
  id: string;
  name: string;
  kind: "passcode" | "link";
  through: (typeof accessScopes)[number];
  /**
   * The value that its cookies are bound to: a passcode's hash, so that changing it locks out everybody who entered
   * with the old one.
   */
  bound: string;
  /** A passcode's fingerprint (`fingerprint.ts`); null for links and on older rows. */
  fingerprint?: string | null;
  endsAt: Date | null;
}

type Row = Omit<Pass, "bound" | "kind" | "through"> & { kind: string; through: string; secretHash: string };

export function passOfRow({ id, name, kind, through, secretHash, fingerprint, endsAt }: Row): Pass {
  return {
    id,
    name,
    kind: kind === "link" ? "link" : "passcode",
    through: through === "maintenance" ? "maintenance" : "gate",
    bound: secretHash,
    fingerprint,
    endsAt,
  };
}

/** The setting's passcode as a pass; empty if none is set. */
export function sharedPasscode(passcodeHash: string | null, fingerprint: string | null = null): Pass[] {
  if (passcodeHash === null) return [];
  const pass = { id: everyone, name: everyone, kind: "passcode", through: "gate", endsAt: null } as const;
  return [{ ...pass, bound: passcodeHash, fingerprint }];
}

interface StoredPasses {
  endsAt: Date | null;
  revokedAt: Date | null;
  spentAt: Date | null;
}

export type PassState = (typeof passStates)[number];

/** A link's state for one browser. `held`: this browser used the single-use link. */
export type LinkState = PassState | "held";

/** A stored pass's state at a given time. A used link remains valid for the browser that used it. */
export function stateOf({ endsAt, revokedAt, spentAt }: StoredPasses, now: Date): PassState {
  if (revokedAt !== null) return "revoked";
  if (endsAt !== null && endsAt <= now) return "ended";
  return spentAt === null ? "active" : "spent";
}

/** The condition for active rows. */
export const whereActive = (now: Date) => ({
  revokedAt: null,
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
});

export const accessCookie = defineCookie("palisade-access", { sameSite: "Lax" });
const purpose = "site access";

/**
 * The access cookie: for a passcode it lasts for the browser session, for a link until its end. It names the pass, so
 * that revoking one locks out only those who entered with it.
 */
export function newAccessCookie({ id, kind, bound, endsAt }: Pass, now: Date): string {
  const value = sign(`${id}_${randomBytes(12).toString("hex")}`, purpose, bound);
  const maxAge =
    kind === "link" && endsAt !== null ? Math.ceil((endsAt.getTime() - now.getTime()) / 1000) : undefined;
  return accessCookie.set(value, { maxAge });
}

/**
 * The active pass that a cookie was issued for; otherwise null. Older cookies without a name belong to the passcode for
 * everyone.
 */
export function passOfCookie(value: string | undefined, passes: readonly Pass[], now: Date): Pass | null {
  const [payload = ""] = value?.split(".", 1) ?? [];
  const id = payload.includes("_") ? payload.split("_", 1)[0] : everyone;
  const pass = passes.find((candidate) => candidate.id === id);
  if (!pass || (pass.endsAt !== null && pass.endsAt <= now)) return null;
  return verifySigned(value, purpose, pass.bound) === null ? null : pass;
}

/**
 * A stored link's state for a browser with a cookie. A single-use link is `held` by the browser that used it, and spent
 * for all others.
 */
export function linkStateOf(row: Row & StoredPasses, cookie: string | undefined, now: Date): LinkState {
  const state = stateOf(row, now);
  return state === "spent" && passOfCookie(cookie, [passOfRow(row)], now) !== null ? "held" : state;
}
