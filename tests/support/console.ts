import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { carry, signedIn } from "./operator";
import type { Site } from "./site";

export const cookieName = "palisade-operator";
const root = path.resolve(import.meta.dirname, "../../app/operator");
const sessions = new WeakMap<Site, Promise<string>>();

async function newSession(site: Site): Promise<string> {
  const { Cookie } = await signedIn(site);
  const [name, value] = Cookie.split("=", 2);
  if (name !== cookieName || !value) throw new Error(`The sign-in gave no session: ${name}`);
  return value;
}

/** One console session per server, because sign-ins are limited. */
export function session(site: Site): Promise<string> {
  const known = sessions.get(site) ?? newSession(site);
  sessions.set(site, known);
  return known;
}

/** The header that authenticates the operator. */
export const operatorOf = async (site: Site) => ({ Cookie: `${cookieName}=${await session(site)}` });

/** A console page as rendered for the operator. */
export async function htmlOf(site: Site, page: string): Promise<string> {
  return (await fetch(`${site.url}${page}`, { headers: await operatorOf(site) })).text();
}

/** Signs a page's browser in without the form. */
export async function signIn(page: Page, site: Site): Promise<void> {
  await carry(page.context(), site, await operatorOf(site));
}

export const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

/** The console's own alert, as opposed to the framework's route announcer. */
export const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

/**
 * The console's routes behind the sign-in (so without invitations), read from its folders, so that no new page is
 * forgotten.
 */
export function consoleRoutes(file: "page.tsx" | "route.ts", id: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === file && path.dirname(name) !== ".")
    .filter((name) => !name.startsWith("join"))
    .map((name) => `${paths.operator}/${path.dirname(name)}`.replace("/(console)", "").replace("[id]", id));
}
