import "server-only";
import { randomUUID } from "node:crypto";
import { addMinutes, addMonths, addSeconds } from "date-fns";
import { whereTokenActive } from "@/lib/auth/sessions/tokens";
import { actorName, type Context, contextOf, type Staff, staffKey } from "@/lib/platform/context";
import { type Reader, read, type Transaction, write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import type { HeldOrder } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { runEvery } from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import type { Role } from "@/lib/platform/rights";
import { platformWords } from "@/lib/platform/words";
import { figures } from "@/lib/site/figures";
import { mainLanguage } from "@/lib/site/language";
import { VersionConflict } from "./version";

/** The topic of a held action. That of a refused one also names its form, so that its text stays while another action is held. */
const topic = "case";
const refusedTopic = (form: string) => `${topic} ${form}`;

export type ActionFields = Record<string, string>;

interface Order {
  id: string;
  fields: ActionFields;
}

/** What a subject does with its held actions. */
export interface HeldActionHandler {
  /** Runs an action in one `context.transact`, which also deletes the held row. */
  run: (context: Context, order: Order) => Promise<unknown>;
  /**
   * Records that an action was refused.
   * @returns the form in which it can be sent again: its text is kept until then; null if nobody needs it any more
   */
  recordRefusal: (
    tx: Transaction,
    context: Context,
    order: Order & { refusal: string },
  ) => Promise<string | null>;
}

/** An action that can still be undone. */
export interface HeldAction {
  fields: ActionFields;
  dueAt: Date;
}

/** An action that was not carried out, and is neither sent again nor discarded yet. */
export interface RefusedAction extends HeldAction {
  id: string;
  subjectId: string;
  refusal: string;
  orderedBy: { name: string; isViewer: boolean };
}

export const whereHeld = { refusal: null };
export const whereRefused = { refusal: { not: null } };

/** Rolls back a dry run. */
class DryRunEnd extends Error {}

/** Runs an action and rolls it back, so that errors are shown at once, before the action is held. @throws as `run` */
export async function dryRun(context: Context, run: (context: Context) => Promise<unknown>): Promise<void> {
  const transact: Context["transact"] = (work) =>
    write(async (tx) => {
      await work(tx);
      throw new DryRunEnd();
    });
  try {
    await run({ ...context, transact });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
}

/**
 * Delays an action by UNDO_SECONDS, in which it can be undone: until then nothing is done and nobody is notified.
 * @throws HttpError 409 while another action about the same row is held
 */
export async function holdAction(
  context: Context & { actor: Staff },
  { id: subjectId, fields }: { id: string; fields: ActionFields },
): Promise<{ dueAt: Date }> {
  const { now, actor } = context;
  const dueAt = addSeconds(now, env().UNDO_SECONDS);
  const expiresAt = addMinutes(dueAt, figures.retention.refusedFormMinutes);
  return context.transact(async (tx) => {
    // Of an earlier version, which kept refused actions for half an hour.
    await tx.heldOrder.deleteMany({ where: { topic, subjectId, ...whereRefused } });
    if ((await tx.heldOrder.count({ where: { topic, subjectId } })) > 0) {
      throw new HttpError(409, "Another action is about to be carried out here. Undo it first, or wait.");
    }
    // Without the session, because signing out doesn't undo the action.
    const by = JSON.parse(JSON.stringify(actor, (key, value) => (key === "session" ? undefined : value)));
    const row = { id: randomUUID(), topic, subjectId, values: fields, actor: by, dueAt, expiresAt };
    await tx.heldOrder.create({ data: row });
    return { dueAt };
  });
}

export async function findHeldAction(subjectId: string): Promise<HeldAction | null> {
  const row = await read((db) => db.heldOrder.findFirst({ where: { subjectId, ...whereHeld } }));
  return row && { fields: row.values as ActionFields, dueAt: row.dueAt };
}

/** The actions that were not carried out, the latest first; of all subjects by default. */
export async function listRefusedActions(
  viewer: Staff | null,
  subjectIds?: readonly string[],
): Promise<RefusedAction[]> {
  const where = { ...whereRefused, ...(subjectIds && { subjectId: { in: [...subjectIds] } }) };
  const rows = await read((db) => db.heldOrder.findMany({ where, orderBy: { dueAt: "desc" } }));
  return rows.map(({ id, subjectId, values, dueAt, refusal, actor }) => {
    const by = actor as unknown as Staff;
    const isViewer = viewer !== null && staffKey(by) === staffKey(viewer);
    const orderedBy = { name: actorName(by), isViewer };
    return { id, subjectId, fields: values as ActionFields, dueAt, refusal: refusal ?? "", orderedBy };
  });
}

/** Deletes a refused action. @returns its fields; null if it was sent again or discarded already */
export async function discardRefusedAction(
  tx: Transaction,
  { id, subjectId }: { id: string; subjectId: string },
): Promise<ActionFields | null> {
  const where = { id, subjectId, ...whereRefused };
  const row = await tx.heldOrder.findFirst({ where });
  const { count } = await tx.heldOrder.deleteMany({ where });
  return row && count > 0 ? (row.values as ActionFields) : null;
}

/** Deletes the refused actions of erased subjects. */
export async function deleteRefusedActions(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx.heldOrder.deleteMany({ where: { ...whereRefused, subjectId: { in: subjectIds } } });
}

/** The context of an action that, once carried out, replaces a refused one of the same form. */
export function replacingRefused(
  context: Context,
  { subjectId, form }: { subjectId: string; form: string },
): Context {
  const transact: Context["transact"] = (work) =>
    context.transact(async (tx) => {
      const result = await work(tx);
      // After the work, which locks the subject: a refused action is only deleted with that lock.
      await tx.heldOrder.deleteMany({ where: { topic: refusedTopic(form), subjectId } });
      return result;
    });
  return { ...context, transact };
}

/**
 * Undoes a held action.
 * @param keep stores its fields as a draft: they must not be in the result, which is stored for a day even if the person is erased
 * @returns the draft's id
 * @throws HttpError 409 if it has run already
 */
export async function undoHeldAction(
  context: Context,
  subjectId: string,
  keep: (fields: ActionFields) => Promise<string>,
): Promise<{ draft: string | null }> {
  const row = await read((db) => db.heldOrder.findFirst({ where: { subjectId, ...whereHeld } }));
  const draft = row && (await keep(row.values as ActionFields));
  return context.transact(async (tx) => {
    const { count } = await tx.heldOrder.deleteMany({ where: { id: row?.id ?? "", ...whereHeld } });
    if (count === 0)
      throw new HttpError(409, "It is too late to undo this: it has already been carried out.");
    return { draft };
  });
}

/** Another process ran it, or it was undone. */
class NoLongerHeld extends Error {}

/** The actor with current rights. @throws HttpError 403 for a person who was removed or reset, or a revoked token */
async function currentActor(db: Reader | Transaction, { actor }: HeldOrder, now: Date): Promise<Staff> {
  const stored = actor as unknown as Staff & { provenAt: string };
  const staff = { ...stored, provenAt: new Date(stored.provenAt) };
  const { identity } = staff;
  if (identity.kind === "token") {
    const where = { id: identity.id, ...whereTokenActive(now) };
    if ((await db.apiToken.count({ where })) > 0) return staff;
    throw new HttpError(403, "The token that started this action was revoked or has expired.");
  }
  if (identity.kind !== "person") return staff;
  const include = { _count: { select: { passkeys: true } } };
  const person = await db.person.findUnique({ where: { id: identity.id }, include });
  if (!person) throw new HttpError(403, "The person who started this action is no longer on the team.");
  if (person.passwordHash === null && person._count.passkeys === 0)
    throw new HttpError(403, "The person who started this action can no longer sign in.");
  return { ...staff, role: person.role as Role };
}

/** The error of an action that can't run; null if another try may succeed. */
function refusalFor(error: unknown): string | null {
  if (error instanceof VersionConflict) return error.changed;
  if (error instanceof HttpError) return error.status < 500 ? error.message : null;
  return error instanceof DatabaseUnavailable ? null : platformWords[mainLanguage].refusals.failed;
}

/** Keeps what was typed, and records that it was not carried out. Does nothing if it was undone or refused meanwhile. */
async function refuse(
  order: HeldOrder,
  { recordRefusal }: HeldActionHandler,
  { refusal, now }: { refusal: string; now: Date },
): Promise<void> {
  const { id, subjectId, actor, values } = order;
  const unchanged = { id, ...whereHeld };
  const context = contextOf(actor as unknown as Staff, now);
  const what = { id: subjectId, fields: values as ActionFields, refusal };
  await write(async (tx) => {
    if ((await tx.heldOrder.updateMany({ where: unchanged, data: { refusal } })).count === 0) return {};
    const form = await recordRefusal(tx, context, what);
    if (form === null) return tx.heldOrder.deleteMany({ where: { id } });
    const refused = refusedTopic(form);
    await tx.heldOrder.deleteMany({ where: { topic: refused, subjectId } });
    const expiresAt = addMonths(now, figures.retention.privacyRequestMonths);
    return tx.heldOrder.update({ where: { id }, data: { topic: refused, expiresAt } });
  });
}

async function runHeldAction(order: HeldOrder, handler: HeldActionHandler, now: Date): Promise<void> {
  const { id, subjectId, topic } = order;
  const unchanged = { id, ...whereHeld };
  try {
    const actor = await read((db) => currentActor(db, order, now));
    const transact: Context["transact"] = (work) =>
      write(async (tx) => {
        if ((await tx.heldOrder.deleteMany({ where: unchanged })).count === 0) throw new NoLongerHeld();
        // Again, because preparing the action takes a while.
        if ((await currentActor(tx, order, now)).role !== actor.role)
          throw new HttpError(403, "The role of the person who started this action has changed.");
        return work(tx);
      });
    await handler.run(
      { ...contextOf(actor, now), transact },
      { id: subjectId, fields: order.values as ActionFields },
    );
  } catch (error) {
    if (error instanceof NoLongerHeld) return;
    const refusal = refusalFor(error);
    if (refusal === null) throw error;
    await refuse(order, handler, { refusal, now });
    const isOurs = !(error instanceof HttpError);
    const why = isOurs ? describeError(error) : { status: error.status };
    log[isOurs ? "error" : "warn"]({ topic, subject: subjectId, ...why }, "a held action was refused");
  }
}

/**
 * Runs the held actions that can no longer be undone. One that fails keeps its text for its author; one that can't run at the moment
 * doesn't delay others.
 */
export async function runHeldActions(handler: HeldActionHandler, now: Date): Promise<void> {
  const due = await read((db) =>
    db.heldOrder.findMany({ where: { dueAt: { lte: now }, ...whereHeld }, orderBy: { dueAt: "asc" } }),
  );
  for (const order of due) {
    await runHeldAction(order, handler, now).catch((error) =>
      log.error(
        { subject: order.subjectId, ...describeError(error) },
        "a held action failed and will be tried again",
      ),
    );
  }
}

const pollMs = 500;

/** Runs held actions in this process. @returns a function that stops it */
export const startHeldActions = (handler: HeldActionHandler): (() => Promise<void>) =>
  runEvery("held orders", pollMs, () => runHeldActions(handler, new Date()));
