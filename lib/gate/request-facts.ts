import "server-only";
import type { NextRequest } from "next/server";
import { findLink } from "@/lib/access/links";
import { accessCookie, type Pass, passOfCookie, sharedPasscode } from "@/lib/access/passes";
import { passesSnapshot } from "@/lib/access/snapshot";
import { isOperatorSession, operatorCookie } from "@/lib/auth/sessions/sessions";
import { readCookie } from "@/lib/platform/http/cookies";
import type { AccessSettings } from "@/lib/settings/snapshot";
import { splashSeen } from "@/lib/site/paths";
import { isByEmailedLink } from "./emailed-links";
import { isMobile, type RequestFacts } from "./gate-decision";
import { secretAsked } from "./link-cookie";

export const splashCookie = "palisade-splash";

/** Asked of the database only where it decides something. While that can't say, nobody is the operator. */
async function isOperator(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<boolean> {
  if (!settings?.maintenance.enabled) return false;
  return isOperatorSession(readCookie(request, operatorCookie), now).catch(() => false);
}

/** The pass by which a request's cookie was given, where anything is closed that it could open. */
async function passOf(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<Pass | null> {
  const value = readCookie(request, accessCookie);
  if (!value || !settings || !(settings.protection.enabled || settings.maintenance.enabled)) return null;
  const passes = [...sharedPasscode(settings.protection.passcodeHash), ...(await passesSnapshot())];
  return passOfCookie(value, passes, now);
}

/** Whether an access link is asked for that opens maintenance, or its button. While nobody can say, it isn't. */
async function isMaintenanceLink(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<boolean> {
  const secret = secretAsked(request, request.nextUrl.pathname);
  if (secret === null || !settings?.maintenance.enabled) return false;
  const link = await findLink(secret, undefined, now).catch(() => null);
  return link?.through === "maintenance";
}

/** Whether it comes by an emailed link, where only the gate is in the way. While nobody can say, it doesn't. */
async function isEmailedLink(request: NextRequest, settings: AccessSettings | null): Promise<boolean> {
  if (!settings?.protection.enabled) return false;
  return isByEmailedLink(request.method, request.nextUrl.pathname).catch(() => false);
}

/** What the decision asks of a request, most of it answered only when it is asked. */
export async function requestFacts(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<RequestFacts> {
  const pass = await passOf(request, settings, now);
  return {
    isOperator: await isOperator(request, settings, now),
    isMaintenanceLink: await isMaintenanceLink(request, settings, now),
    isUnlocked: pass !== null,
    isEmailedLink: pass === null && (await isEmailedLink(request, settings)),
    isLentMaintenance: pass?.through === "maintenance",
    path: request.nextUrl.pathname,
    get isMobile() {
      return isMobile(request.headers);
    },
    get sawSplash() {
      const isSaid = request.nextUrl.searchParams.get(splashSeen.name) === splashSeen.value;
      return isSaid || readCookie(request, splashCookie) !== undefined;
    },
  };
}
