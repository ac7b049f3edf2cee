import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cookieName } from "@/lib/http/cookies";
import { paths } from "@/lib/paths";
import { operatorCookie, touchOperatorSession } from "./session";

/**
 * Lets a page of the console be rendered only for a signed-in operator; everyone else goes to the sign-in. Every page
 * calls it: a layout isn't rendered again on navigation and guards nothing.
 */
export async function operatorPage(now: Date): Promise<void> {
  const jar = await cookies();
  if (!(await touchOperatorSession(jar.get(cookieName(operatorCookie))?.value, now)))
    redirect(paths.operator);
}
