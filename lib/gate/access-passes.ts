import "server-only";
import type { z } from "zod";
import { linkAddress } from "@/lib/access/links";
import { sharedPasscode, stateOf } from "@/lib/access/passes";
import type { accessResponse, passcodeInput } from "@/lib/access/schema";
import { createPasscode as createNamed, revokePass as revokeNamed } from "@/lib/access/store";
import { everyone } from "@/lib/access/vocabulary";
import { type Context, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { changeSetting, findSetting, getSetting } from "@/lib/settings/store";

export type PassView = z.output<typeof accessResponse>["passes"][number];

/** Creates a named passcode. @throws as lib/access/store.ts does */
export async function createPasscode(
  context: Context,
  input: z.output<typeof passcodeInput>,
): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  return createNamed(context, {
    ...input,
    others: async (db) => {
      const { value } = await findSetting(db, "protection");
      return sharedPasscode(value.passcodeHash, value.passcodeFingerprint);
    },
  });
}

/**
 * Revokes a passcode or link immediately, including the passcode for everyone.
 * @returns the holder's name
 * @throws HttpError 404, 409, 412; DatabaseUnavailable
 */
export async function revokePass(context: Context, { id }: { id: string }): Promise<{ name: string }> {
  requireRight(context, "settings:write");
  if (id !== everyone) return revokeNamed(context, { id });
  const { value, version } = await getSetting("protection");
  if (value.passcodeHash === null) throw new HttpError(404, "This passcode or link doesn’t exist.");
  const change = (before: typeof value) => ({ ...before, passcodeHash: null, passcodeFingerprint: null });
  await changeSetting(context, { key: "protection", version, change });
  return { name: everyone };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** All stored passcodes and links, also ended ones: the passcode for everyone first, then the latest. */
export async function listPasses(now: Date): Promise<PassView[]> {
  return read(async (db) => {
    const { value } = await findSetting(db, "protection");
    const rows = await db.accessPass.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }] });
    const shared = sharedPasscode(value.passcodeHash, value.passcodeFingerprint).map(
      ({ id, kind, name, through }): PassView => ({
        id,
        kind,
        name,
        through,
        audience: "everyone",
        state: "active",
        createdAt: null,
        createdBy: null,
        endsAt: null,
        url: null,
      }),
    );
    const named = rows.map((row): PassView => {
      const { id, name, createdBy } = row;
      const state = stateOf(row, now);
      const kind = row.kind === "link" ? "link" : "passcode";
      return {
        id,
        kind,
        name,
        createdBy,
        state,
        through: row.through === "maintenance" ? "maintenance" : "gate",
        audience: row.audience === "first" ? "first" : "everyone",
        createdAt: iso(row.createdAt),
        endsAt: iso(row.endsAt),
        url: kind === "link" && state === "active" ? linkAddress(id) : null,
      };
    });
    return [...shared, ...named];
  });
}
