import "server-only";
import { randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import type { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { figures } from "@/lib/site/figures";
import { fingerprintOf } from "./fingerprint";
import { assertPasscodeUnique, findPasscodes, lockPasses, maxPasscodes } from "./passcodes";
import { type Pass, stateOf, whereActive } from "./passes";
import { refuseGuessable } from "./refuse-guessable";
import type { linkInput, passcodeInput } from "./schema";
import { clearCachedPasses } from "./snapshot";

/** The maximum number of active links, because every request may be compared with all of them. */
const maxLinks = 200;

function checkedEnd(endsAt: string | null, now: Date): Date | null {
  if (endsAt === null) return null;
  const end = new Date(endsAt);
  if (end <= now) throw fieldError("endsAt", "The end must be in the future.");
  return end;
}

/** Refuses a name that is in use, and more passes than the limit. */
async function refuseTaken(tx: Transaction, { kind, name }: NewPass, now: Date): Promise<void> {
  await lockPasses(tx);
  const rows = await tx.accessPass.findMany({ where: { kind, ...whereActive(now) }, select: { name: true } });
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    throw fieldError(
      "name",
      `There is already a ${kind} for “${name}”. Choose another name or revoke that one.`,
    );
  }
  const maxActive = kind === "link" ? maxLinks : maxPasscodes;
  if (rows.length >= maxActive)
    throw fieldError("name", `At most ${maxActive} ${kind}s can be active. Revoke one first.`);
}

interface NewPass {
  kind: Pass["kind"];
  name: string;
  secretHash: string;
  fingerprint: string | null;
  through: Pass["through"];
  audience: "everyone" | "first";
  endsAt: Date | null;
}

/** Stores a passcode or link, with an audit entry. */
async function createPass(tx: Transaction, context: Context, pass: NewPass): Promise<{ id: string }> {
  const { now, actor } = context;
  await refuseTaken(tx, pass, now);
  const id = randomBytes(8).toString("hex");
  const { kind, name, through, audience, endsAt } = pass;
  await tx.accessPass.create({ data: { ...pass, id, createdAt: now, createdBy: actorName(actor) } });
  const opens = kind === "link" ? { through, audience } : {};
  const after = { name, kind, ...opens, endsAt: endsAt?.toISOString() ?? null };
  await audit(tx, context, { action: "access.created", subject: id, after });
  return { id };
}

/**
 * Creates a named passcode.
 * @param others finds active passcodes that are stored elsewhere; whoever stores those holds the same lock
 * @throws HttpError 422 for a past end, a name or passcode in use, or too many; 409 if another one was created
 * meanwhile; DatabaseUnavailable
 */
export async function createPasscode(
  context: Context,
  { others, ...input }: z.output<typeof passcodeInput> & { others: (db: Reader) => Promise<readonly Pass[]> },
): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const { now } = context;
  const endsAt = checkedEnd(input.endsAt, now);
  await refuseGuessable(input.passcode);
  const findActive = async (db: Reader) => [...(await others(db)), ...(await findPasscodes(db, now))];
  const known = await read(findActive);
  await assertPasscodeUnique(input.passcode, known);
  const secretHash = await hashPassword(input.passcode, "staff");
  const fingerprint = fingerprintOf(input.passcode);
  const created = await context.transact(async (tx) => {
    await lockPasses(tx);
    const compared = new Set(known.map(({ bound }) => bound));
    if ((await findActive(tx)).some(({ bound }) => !compared.has(bound)))
      throw new HttpError(409, "Another passcode was created at the same time. Please try again.");
    const pass = { kind: "passcode", through: "gate", audience: "everyone" } as const;
    return createPass(tx, context, { ...pass, name: input.name, secretHash, fingerprint, endsAt });
  });
  clearCachedPasses();
  return created;
}

/**
 * Creates a link that is valid until its end.
 * @throws HttpError 422 for an end in the past or too far ahead, a name in use, or too many; DatabaseUnavailable
 */
export async function createLink(
  context: Context,
  { name, endsAt, through, audience }: z.output<typeof linkInput>,
): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const end = checkedEnd(endsAt, context.now);
  if (end && end > addDays(context.now, figures.maxLinkDays))
    throw fieldError(
      "endsAt",
      `A link can be valid for at most ${figures.maxLinkDays} days. Choose an earlier end.`,
    );
  const created = await context.transact((tx) =>
    createPass(tx, context, {
      kind: "link",
      name,
      secretHash: "",
      fingerprint: null,
      through,
      audience,
      endsAt: end,
    }),
  );
  clearCachedPasses();
  return created;
}

/**
 * Revokes a passcode or link immediately, for exactly those who entered with it.
 * @returns the holder's name
 * @throws HttpError 404, 409 if it has ended already; DatabaseUnavailable
 */
export async function revokePass(context: Context, { id }: { id: string }): Promise<{ name: string }> {
  requireRight(context, "settings:write");
  const { now } = context;
  const revoked = await context.transact(async (tx) => {
    await lockPasses(tx);
    const row = await tx.accessPass.findUnique({ where: { id } });
    if (!row) throw new HttpError(404, "This passcode or link doesn’t exist.");
    const state = stateOf(row, now);
    if (state === "revoked" || state === "ended")
      throw new HttpError(
        409,
        `The ${row.kind} for “${row.name}” has already ${state === "ended" ? "expired" : "been revoked"}.`,
      );
    await tx.accessPass.update({ where: { id }, data: { revokedAt: now } });
    const { kind, name } = row;
    await audit(tx, context, { action: "access.revoked", subject: id, before: { name, kind } });
    return { name };
  });
  clearCachedPasses();
  return revoked;
}
