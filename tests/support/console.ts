import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { consolePaths, paths } from "@/lib/paths";
import type { Site } from "./site";
import { testSecrets } from "./template";

export const cookieName = "palisade-operator";
const root = path.resolve(import.meta.dirname, "../../app/operator");
const sessions = new Map<string, Promise<string>>();

async function newSession(site: Site): Promise<string> {
  const answer = await site.postForm(consolePaths.signIn, { token: testSecrets.OPERATOR_TOKEN });
  const value = /palisade-operator=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
  if (!value) throw new Error(`The sign-in gave no session: ${answer.status}`);
  return value;
}

/** A session of the console, one for each server, because sign-ins are limited. */
export function session(site: Site): Promise<string> {
  const known = sessions.get(site.url) ?? newSession(site);
  sessions.set(site.url, known);
  return known;
}

/** Signs a page's browser in without going through the form. */
export async function signIn(page: Page, site: Site): Promise<void> {
  const value = await session(site);
  await page.context().addCookies([{ name: cookieName, value, url: site.url, httpOnly: true }]);
}

/** The console's addresses behind the sign-in, read from its folders, so that a new page can't be forgotten. */
export function consoleRoutes(file: "page.tsx" | "route.ts", id: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === file && path.dirname(name) !== ".")
    .map((name) => `${paths.operator}/${path.dirname(name)}`.replace("/(console)", "").replace("[id]", id));
}
