import { write } from "@/lib/platform/database";
import type { Role } from "@/lib/platform/rights";

/** Stores a member of staff who has joined and can sign in. @param told the notifications that they chose */
export async function hire(role: Role, id: string, notices: readonly string[] = []): Promise<void> {
  const at = new Date("2027-01-01T12:00:00Z");
  await write((tx) =>
    tx.person.create({
      data: {
        id,
        email: `${id}@palisade.example`,
        name: `The ${role} ${id}`,
        role,
        createdAt: at,
        createdBy: "cli",
        joinedAt: at,
        passwordHash: "hash",
        notices: { create: notices.map((about) => ({ about })) },
      },
    }),
  );
}
