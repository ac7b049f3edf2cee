import { type Law, lawOf } from "@/lib/privacy/laws";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "./clients";
import type { Site } from "./site";

/** The path of the first link of a kind in an email. @throws if there is none */
export function linkIn(mail: { text?: string } | undefined, kind: "confirm" | "follow"): string {
  const path =
    kind === "confirm"
      ? "(?:[a-z]{2}/)?privacy-requests/confirm/[\\w-]{43}"
      : "(?:[a-z]{2}/)?privacy-requests/[A-Z]{2}-[\\w-]+/[\\w-]{43}";
  const found = new RegExp(`https?://[^/]+/(${path})`).exec(mail?.text ?? "")?.[1];
  if (!found) throw new Error(`No ${kind} link in: ${mail?.text}`);
  return `/${found}`;
}

export const tokenOf = (path: string): string => path.split("/").at(-1) ?? "";

/** Files a request like the forms. @returns its row's id and reference */
export async function file(site: Site, law: Law, fields: Record<string, unknown>, headers = {}) {
  const answer = await site.post(lawOf(law).endpoint, { law, ...fields }, headers);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as { reference: string; dueAt: string; message: string };
  const { id } = await site.db.privacyRequest.findUniqueOrThrow({ where: { reference: body.reference } });
  return { id, ...body };
}

/** Submits staff's action on a case. */
export function order(site: Site, id: string, body: Record<string, unknown>): Promise<Response> {
  return site.post(casePaths.orders(id), body, bearer);
}

export const caseOf = (site: Site, id: string) => site.db.privacyRequest.findUniqueOrThrow({ where: { id } });

/** The events of a request, in order. */
export const eventsOf = (site: Site, id: string) =>
  site.db.privacyRequestEvent.findMany({ where: { requestId: id }, orderBy: { id: "asc" } });

/** A page's text without tags and scripts. */
export async function textOf(response: Response): Promise<string> {
  const html = await response.text();
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

export const pageOf = async (site: Site, path: string) => textOf(await fetch(`${site.url}${path}`));

/** The text of an outbox email: from its row until it is delivered, then from its file. */
export async function mailOf(site: Site, { id, ...row }: { id: string; subject: string; text: string }) {
  const { subject } = row;
  return { subject, text: row.text || ((await site.mailbox.ofRow(id)).text ?? "") };
}

/** Reads the emails to an address from the outbox, each once and in order, without waiting for their delivery. */
export function outboxOf(site: Site, recipient: string) {
  const seen = new Set<string>();
  return async (): Promise<{ subject: string; text: string }> => {
    const rows = await site.db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
    const [fresh, ...more] = rows.filter(({ id }) => !seen.has(id));
    if (!fresh || more.length > 0)
      throw new Error(`${more.length + (fresh ? 1 : 0)} new emails to ${recipient}`);
    seen.add(fresh.id);
    return mailOf(site, fresh);
  };
}

/** The first email about a request to an address, which is its receipt. */
export async function receiptOf(site: Site, id: string, recipient: string) {
  const row = await site.db.outboxMail.findFirstOrThrow({
    where: { subjectId: id, recipient },
    orderBy: { createdAt: "asc" },
  });
  return mailOf(site, row);
}

/** Files a request like `file`, and reads its receipt. @returns also the paths of its links */
export async function fileWithLinks(
  site: Site,
  law: Law,
  fields: Record<string, unknown> & { email: string },
) {
  const request = await file(site, law, fields);
  const receipt = await receiptOf(site, request.id, fields.email);
  return { ...request, confirm: linkIn(receipt, "confirm"), follow: linkIn(receipt, "follow") };
}
