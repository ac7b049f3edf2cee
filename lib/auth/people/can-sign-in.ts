import type { Prisma } from "@/lib/platform/database/generated/client";

/** The condition for people who can sign in. Whoever gets a new setup link can't until they use it, though they have joined. */
export const whereCanSignIn = {
  OR: [{ passwordHash: { not: null } }, { passkeys: { some: {} } }],
} satisfies Prisma.PersonWhereInput;
