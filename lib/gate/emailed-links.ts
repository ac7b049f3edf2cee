import "server-only";
import { read } from "@/lib/platform/database";
import { hashSecret } from "@/lib/platform/secrets";
import { opensConfirmation, opensRequest } from "@/lib/privacy/core/request-links";
import { splitPath } from "@/lib/site/language";
import { accountPaths, endpoints, requestPaths, subscriptionPaths } from "@/lib/site/paths";
import { isSubscriptionLink } from "@/lib/subscribers/links";

/** The endpoints of those pages' forms. Each responds with 404 to a secret that was never emailed. */
const formEndpoints: ReadonlySet<string> = new Set([
  endpoints.verifyAccount,
  endpoints.resendVerification,
  endpoints.privacyConfirm,
  endpoints.privacyNewConfirmation,
  endpoints.privacyWithdraw,
  endpoints.privacyAnswer,
  endpoints.privacyAppeal,
  endpoints.privacyFiles,
  endpoints.subscriptionConfirm,
  endpoints.subscriptionChange,
  endpoints.subscriptionEnd,
]);

/** Placeholders for a path's secret, and for an id before it, while the pattern is built. */
const [secret, id] = ["SECRET", "ID"];
const pattern = (path: string) =>
  new RegExp(
    `^${path.replace(secret, "(?<token>[\\w.-]{20,200})").replace(id, "(?<reference>[\\w-]{1,40})")}$`,
  );

const isStored = async (token: string) =>
  (await read((db) => db.mailToken.count({ where: { tokenHash: hashSecret(token) } }))) > 0;

interface LinkedPage {
  path: RegExp;
  opens: (token: string, now: Date, reference: string) => boolean | Promise<boolean>;
  /** Whether a dead link is answered with a page that says so. Other pages say it themselves to secrets of ours. */
  saysDead?: true;
}

const pages: readonly LinkedPage[] = [
  { path: pattern(accountPaths.verify(secret)), opens: isStored },
  { path: pattern(requestPaths.confirm(secret)), opens: opensConfirmation, saysDead: true },
  ...[requestPaths.follow, requestPaths.receipt, requestPaths.data, requestPaths.package].map((path) => ({
    path: pattern(path(id, secret)),
    opens: (token: string, now: Date, reference: string) => opensRequest(reference, token, now),
    saysDead: true as const,
  })),
  ...(["confirm", "manage"] as const).map((page) => ({
    path: pattern(subscriptionPaths[page](secret)),
    opens: (token: string) => isSubscriptionLink(page, token),
  })),
];

/**
 * Whether a request comes through an emailed link, whose secret replaces the passcode: its page, or a form on that
 * page. The secret is looked up, so that a made-up address reveals nothing about the site.
 * @returns "dead" for the address of a privacy request whose secret does not work, whatever the reason; null for others
 */
export async function emailedLink(
  method: string,
  pathname: string,
  now: Date,
): Promise<"open" | "dead" | null> {
  if (formEndpoints.has(pathname)) return method === "POST" ? "open" : null;
  const { path } = splitPath(pathname);
  let isDead = false;
  for (const { path: page, opens, saysDead } of pages) {
    const { token, reference = "" } = page.exec(path)?.groups ?? {};
    if (token === undefined) continue;
    if (await opens(token, now, reference)) return "open";
    isDead ||= saysDead === true;
  }
  return isDead ? "dead" : null;
}
