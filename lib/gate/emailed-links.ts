import "server-only";
import { read } from "@/lib/platform/database";
import { hashToken } from "@/lib/platform/secrets";
import { splitPath } from "@/lib/site/language";
import { accountPaths, endpoints, requestPaths, subscriptionPaths } from "@/lib/site/paths";
import { idOf } from "@/lib/subscribers/links";

/** What the forms of those pages post to. Each answers 404 to a secret that was never emailed. */
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

/** Stands for a path's secret, and for an id before it, while the pattern is made. */
const [secret, id] = ["SECRET", "ID"];
const pattern = (path: string) =>
  new RegExp(`^${path.replace(secret, "([\\w.-]{20,200})").replace(id, "[\\w-]{1,40}")}$`);

const isStored = async (token: string) =>
  (await read((db) => db.mailToken.count({ where: { tokenHash: hashToken(token) } }))) > 0;

const pages: readonly { path: RegExp; isOurs: (token: string) => boolean | Promise<boolean> }[] = [
  ...[
    accountPaths.verify(secret),
    requestPaths.confirm(secret),
    requestPaths.follow(id, secret),
    requestPaths.receipt(id, secret),
    requestPaths.data(id, secret),
    requestPaths.package(id, secret),
  ].map((path) => ({ path: pattern(path), isOurs: isStored })),
  {
    path: pattern(subscriptionPaths.confirm(secret)),
    isOurs: (token) => idOf("status-confirmation", token) !== null,
  },
  {
    path: pattern(subscriptionPaths.manage(secret)),
    isOurs: (token) => idOf("status-subscription", token) !== null,
  },
];

/**
 * Whether a request comes by an emailed link, whose secret stands for the passcode: its page, or a form of that page. The
 * secret is looked up, so that a made-up address shows nothing of the site.
 */
export async function isByEmailedLink(method: string, pathname: string): Promise<boolean> {
  if (formEndpoints.has(pathname)) return method === "POST";
  const { path } = splitPath(pathname);
  for (const { path: page, isOurs } of pages) {
    const token = page.exec(path)?.[1];
    if (token !== undefined && (await isOurs(token))) return true;
  }
  return false;
}
