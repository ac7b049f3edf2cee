import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { isOperatorSession, operatorCookie } from "./session";

/**
 * Lets a page of the console be rendered only for a signed-in operator; everyone else goes to the sign-in. Every page
 * calls it: a layout isn't rendered again on navigation and guards nothing.
 */
export async function operatorPage(now: Date): Promise<void> {
  const jar = await cookies();
  if (!(await isOperatorSession(jar.get(operatorCookie)?.value, now))) redirect(paths.operator);
}
