import "server-only";
import { randomBytes } from "node:crypto";
import { addHours } from "date-fns";
import { env } from "@/lib/env";
import { facts } from "@/lib/facts";
import { cookie } from "@/lib/http/cookies";
import { write } from "../db";
import { sign } from "../signed";
import { endSessions } from "./end-sessions";
import { operatorCookie, sessionId, sessionPurpose } from "./session";

const { operatorSessionHours: hours } = facts;

/**
 * Opens a session that ends by itself after its hours or a time without use, at once when it is ended or the operator's
 * token changes.
 * @param earlier the value of the cookie that the browser brought: its session ends, since nobody is left to use it
 * @returns its Set-Cookie value
 */
export async function openSession(now: Date, earlier?: string): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const data = { id, createdAt: now, expiresAt: addHours(now, hours) };
  const earlierId = sessionId(earlier);
  await write(async (tx) => {
    if (earlierId !== null) await endSessions({ id: earlierId }, { actor: "console", now })(tx);
    await tx.operatorSession.create({ data });
  });
  const value = sign(id, sessionPurpose, env().OPERATOR_TOKEN);
  return cookie(operatorCookie, value, { sameSite: "Strict", maxAge: hours * 3600 });
}
