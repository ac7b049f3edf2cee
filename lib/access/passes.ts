import { randomBytes } from "node:crypto";
import { cookie } from "@/lib/platform/http/cookies";
import { sign, verifySigned } from "@/lib/platform/signed";
import { everyone, type passStates, type throughs } from "./vocabulary";

/** Something that lets in, as every request is decided by it. */
export interface Pass {
  id: string;
  name: string;
  kind: "passcode" | "link";
  through: (typeof throughs)[number];
  /** What its cookies are bound to: the hash of a passcode, so that a changed one locks out whoever came in by it. */
  bound: string;
  /** Of a passcode, whether it is worth checking (`fingerprint.ts`); null for a link, and on rows from before it. */
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

/** The setting's passcode as a pass; none while none is set. */
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

/** How a link stands for one browser: `held` by the one that spent it. */
export type LinkState = PassState | "held";

/** How a stored pass stands at a moment. A link that was spent still holds for the browser that spent it. */
export function stateOf({ endsAt, revokedAt, spentAt }: StoredPasses, now: Date): PassState {
  if (revokedAt !== null) return "revoked";
  if (endsAt !== null && endsAt <= now) return "ended";
  return spentAt === null ? "in force" : "spent";
}

/** The rows that let in at a moment. */
export const whereActive = (now: Date) => ({
  revokedAt: null,
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
});

export const accessCookie = "palisade-access";
const purpose = "site access";

/**
 * What opens the site: for the browser session by a passcode, until its end by a link. It says by which pass, so that
 * one that is revoked locks out only those who came in by it.
 */
export function newAccessCookie({ id, kind, bound, endsAt }: Pass, now: Date): string {
  const value = sign(`${id}_${randomBytes(12).toString("hex")}`, purpose, bound);
  const maxAge =
    kind === "link" && endsAt !== null ? Math.ceil((endsAt.getTime() - now.getTime()) / 1000) : undefined;
  return cookie(accessCookie, value, { sameSite: "Lax", maxAge });
}

/**
 * The pass by which a cookie's value was given, if it is among those given and holds; else null. One from before passes
 * had names says none, and was given for everyone's passcode.
 */
export function passOfCookie(value: string | undefined, passes: readonly Pass[], now: Date): Pass | null {
  const [payload = ""] = value?.split(".", 1) ?? [];
  const id = payload.includes("_") ? payload.split("_", 1)[0] : everyone;
  const pass = passes.find((candidate) => candidate.id === id);
  if (!pass || (pass.endsAt !== null && pass.endsAt <= now)) return null;
  return verifySigned(value, purpose, pass.bound) === null ? null : pass;
}

/**
 * How a stored link stands for the browser that brings a cookie. One that another browser was let in by is spent, and
 * held by that browser.
 */
export function linkStateOf(row: Row & StoredPasses, cookie: string | undefined, now: Date): LinkState {
  const state = stateOf(row, now);
  return state === "spent" && passOfCookie(cookie, [passOfRow(row)], now) !== null ? "held" : state;
}
