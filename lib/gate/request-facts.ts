import "server-only";
import type { NextRequest } from "next/server";
import { isOperatorSession, operatorCookie } from "@/lib/console/sessions";
import { readCookie } from "@/lib/platform/http/cookies";
import type { AccessSettings } from "@/lib/settings/snapshot";
import { logoFolder, splashSeen } from "@/lib/site/paths";
import { isMobile, type RequestFacts } from "./decide";
import { accessCookie, isUnlocked } from "./unlock";

export const splashCookie = "palisade-splash";

/** Asked of the database only where it decides something. While that can't say, nobody is the operator. */
async function isOperator(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<boolean> {
  if (!settings?.maintenance.enabled && !request.nextUrl.pathname.startsWith(`${logoFolder}/`)) return false;
  return isOperatorSession(readCookie(request, operatorCookie), now).catch(() => false);
}

/** What the decision asks of a request, most of it answered only when it is asked. */
export async function requestFacts(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<RequestFacts> {
  return {
    isOperator: await isOperator(request, settings, now),
    path: request.nextUrl.pathname,
    get isMobile() {
      return isMobile(request.headers);
    },
    get isUnlocked() {
      return isUnlocked(readCookie(request, accessCookie), settings?.protection.passcodeHash ?? null);
    },
    get sawSplash() {
      const isSaid = request.nextUrl.searchParams.get(splashSeen.name) === splashSeen.value;
      return isSaid || readCookie(request, splashCookie) !== undefined;
    },
  };
}
