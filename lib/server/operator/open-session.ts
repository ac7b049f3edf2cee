import "server-only";
import { randomBytes } from "node:crypto";
import { addHours } from "date-fns";
import { env } from "@/lib/env";
import { facts } from "@/lib/facts";
import { cookie } from "@/lib/http/cookies";
import { write } from "../db";
import { sign } from "../signed";
import { operatorCookie, sessionPurpose } from "./session";

const { operatorSessionHours: hours } = facts;

/**
 * Opens a session that ends by itself after its hours, at once when it is ended or the operator's token changes.
 * @returns its Set-Cookie value
 */
export async function openSession(now: Date): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const data = { id, createdAt: now, expiresAt: addHours(now, hours) };
  await write((tx) => tx.operatorSession.create({ data }));
  const value = sign(id, sessionPurpose, env().OPERATOR_TOKEN);
  return cookie(operatorCookie, value, { sameSite: "Strict", maxAge: hours * 3600 });
}
