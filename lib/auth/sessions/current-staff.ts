import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Staff } from "@/lib/platform/context";
import { cookieName } from "@/lib/platform/http/cookies";
import { findSession, operatorCookie } from "./sessions";

/** Who is signed in, looked up once for a page: for what a page shows to some. It guards nothing. */
export const currentStaff = cache(async (): Promise<Staff | null> => {
  const value = (await cookies()).get(cookieName(operatorCookie))?.value;
  return (await findSession(value, new Date()))?.staff ?? null;
});
