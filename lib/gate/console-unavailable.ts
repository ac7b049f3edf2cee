import "server-only";
import type { NextRequest } from "next/server";
import { isStaffSession, staffCookie } from "@/lib/auth/sessions/sessions";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { recordError } from "@/lib/platform/errors";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { paths } from "@/lib/site/paths";

/**
 * Whether a page of the console can't be shown to somebody who may be signed in, because the session can't be read. A page that is
 * being rendered could only answer 500. Forms are answered by their handlers, which keep what was typed.
 */
export async function isConsoleUnavailable(request: NextRequest, now: Date): Promise<boolean> {
  const { pathname } = request.nextUrl;
  // The sign-in page itself needs no session, and says whether a sign-out failed.
  if (!pathname.startsWith(`${paths.operator}/`) || !["GET", "HEAD"].includes(request.method)) return false;
  try {
    await isStaffSession(staffCookie.read(request), now);
    return false;
  } catch (error) {
    // The page meets any other error itself.
    if (!(error instanceof DatabaseUnavailable)) return false;
    recordError(error, request.headers.get(requestIdHeader), pathname, now);
    return true;
  }
}
