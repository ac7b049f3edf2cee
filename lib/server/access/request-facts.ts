import "server-only";
import type { NextRequest } from "next/server";
import type { RequestFacts } from "@/lib/access/decide";
import { isMobile } from "@/lib/access/is-mobile";
import { readCookie } from "@/lib/http/cookies";
import { isOperatorSession, operatorCookie } from "../operator/session";
import type { AccessSettings } from "../settings/snapshot";
import { accessCookie, isUnlocked } from "./access-cookie";

export const splashCookie = "palisade-splash";

/** What the decision asks of a request, each answered only when it is asked. */
export function requestFacts(request: NextRequest, settings: AccessSettings | null, now: Date): RequestFacts {
  return {
    path: request.nextUrl.pathname,
    get isMobile() {
      return isMobile(request.headers);
    },
    get isUnlocked() {
      return isUnlocked(readCookie(request, accessCookie), settings?.protection.passcodeHash ?? null);
    },
    get sawSplash() {
      return readCookie(request, splashCookie) !== undefined;
    },
    get isOperator() {
      return isOperatorSession(readCookie(request, operatorCookie), now);
    },
  };
}
