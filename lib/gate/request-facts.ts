import "server-only";
import type { NextRequest } from "next/server";
import { findLink } from "@/lib/access/links";
import { accessCookie, type Pass } from "@/lib/access/passes";
import { currentPass } from "@/lib/access/snapshot";
import { isStaffSession, staffCookie } from "@/lib/auth/sessions/sessions";
import { defineCookie } from "@/lib/platform/http/cookies";
import { isMobile } from "@/lib/platform/http/is-mobile";
import type { AccessSettings } from "@/lib/settings/snapshot";
import { splashSeen } from "@/lib/site/paths";
import { emailedLink } from "./emailed-links";
import type { RequestFacts } from "./gate-decision";
import { secretAsked } from "./link-cookie";

export const splashCookie = defineCookie("palisade-splash", { sameSite: "Lax" });

/** Queries the database only if the answer matters. If it is unavailable, nobody counts as staff. */
async function isStaff(request: NextRequest, settings: AccessSettings | null, now: Date): Promise<boolean> {
  if (!settings?.maintenance.enabled) return false;
  return isStaffSession(staffCookie.read(request), now).catch(() => false);
}

/** The pass of a request's cookie, if anything is closed that it could open. */
async function passOf(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<Pass | null> {
  if (!settings || !(settings.protection.enabled || settings.maintenance.enabled)) return null;
  return currentPass(accessCookie.read(request), settings.protection.passcodeHash, now);
}

/** Whether a link that opens maintenance, or its button page, is requested. False if that can't be determined. */
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

/** The emailed link of a request, if only the gate is in the way. Null if it can't be looked up. */
async function linkOf(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<RequestFacts["emailedLink"]> {
  if (!settings?.protection.enabled) return null;
  return emailedLink(request.method, request.nextUrl.pathname, now).catch(() => null);
}

/** The facts that the decision needs. Those that need a query are looked up only where they can matter. */
export async function requestFacts(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<RequestFacts> {
  const pass = await passOf(request, settings, now);
  return {
    isStaff: await isStaff(request, settings, now),
    isMaintenanceLink: await isMaintenanceLink(request, settings, now),
    isUnlocked: pass !== null,
    emailedLink: pass === null ? await linkOf(request, settings, now) : null,
    isAdmittedToMaintenance: pass?.through === "maintenance",
    path: request.nextUrl.pathname,
    get isMobile() {
      return isMobile(request.headers);
    },
    get sawSplash() {
      const isSaid = request.nextUrl.searchParams.get(splashSeen.name) === splashSeen.value;
      return isSaid || splashCookie.read(request) !== undefined;
    },
  };
}
