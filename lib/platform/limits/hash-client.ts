import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { write } from "@/lib/platform/database";

let today: { day: string; salt: Promise<string> } | undefined;

async function saltForDay(day: string): Promise<string> {
  return write(async (tx) => {
    await tx.dailySalt.deleteMany({ where: { day: { lt: day } } });
    const salt = randomBytes(32).toString("base64");
    const row = await tx.dailySalt.upsert({ where: { day }, create: { day, salt }, update: {} });
    return row.salt;
  });
}

/** The hash of an address, with a salt that exists for one UTC day, so that older hashes can't be traced to anybody. */
export async function hashClient(address: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (today?.day !== day) {
    const salt = saltForDay(day);
    today = { day, salt };
    salt.catch(() => {
      // Unless another day has begun meanwhile.
      if (today?.salt === salt) today = undefined;
    });
  }
  return createHmac("sha256", await today.salt)
    .update(address)
    .digest("base64url")
    .slice(0, 22);
}
