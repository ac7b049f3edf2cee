import { type SignInDevice, storeSession } from "@/lib/auth/sessions/sessions";
import type { Context, Staff } from "@/lib/platform/context";

/** Signs somebody in. @returns the Set-Cookie value */
export async function openSession(
  context: Context & { actor: Staff },
  device: SignInDevice = {},
): Promise<string> {
  const { value } = await context.transact(async (tx) => ({
    value: await storeSession(tx, context, device),
  }));
  return value;
}
