import "server-only";
import type { MailContent } from "@/lib/mail/content";
import { emailNote } from "@/lib/mail/outbox";
import { outboxWords } from "@/lib/mail/words";
import type { Incident } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { getSetting } from "@/lib/settings/store";
import { mainLanguage } from "@/lib/site/language";
import { countRecipients } from "@/lib/subscribers/enqueue-status-emails";
import { updateMail } from "@/lib/subscribers/mails";
import { incidentConsoleWords } from "./console-words";
import { type IncidentWithUpdates, type ShownIncident, toPublic, updateFields } from "./list";
import { statusNoticeOf } from "./notify";
import { opensSite } from "./overlay";
import type { IncidentUpdateInput, NewIncident, PlannedMaintenance, PublicIncident } from "./schema";
import { afterUpdate, endsPlan, firstState } from "./store";

export interface PostPreview {
  /** The entry of the status page. */
  entry: PublicIncident;
  /** The number of subscribers who are emailed. */
  recipients: number;
  /** Without a mail server, where emails are written instead. */
  unsent: string | null;
  /** The email that they get. */
  mail: MailContent;
}

export interface UpdatePreview extends PostPreview {
  /** Whether it ends maintenance that closes the site. */
  opensSite: boolean;
}

export interface PlanPreview extends PostPreview {
  /** A sentence about what visitors can reach meanwhile. */
  closes: string;
  /** The paths that stay reachable, if it closes the site. */
  exempt: readonly string[];
}

/** What happens to the emails of a post. */
export function recipientsNote(count: number): string {
  const { noEmails, emails } = incidentConsoleWords.results;
  return count === 0 ? noEmails : emailNote(emails(count), count);
}

/** The id of an incident that isn’t stored yet. */
const unposted = "preview";

type Row = Omit<ShownIncident, "services" | "updates">;

interface PreviewedUpdate extends Pick<IncidentUpdateInput, "message" | "silent"> {
  services: ReturnType<typeof firstState>["services"];
  at: Date;
}

async function previewOf(
  row: Row,
  { services, message, silent, at }: PreviewedUpdate,
  updates: ShownIncident["updates"],
): Promise<PostPreview> {
  const update = { id: 0, state: row.state, message, at, services };
  const notice = statusNoticeOf(row, update, updates);
  const { SMTP_URL, MAIL_DIR } = env();
  return {
    entry: toPublic({
      ...row,
      services: services.map(({ id, impact }) => ({ service: id, impact })),
      updates: [update, ...updates],
    }),
    recipients: silent ? 0 : await countRecipients(notice),
    unsent: SMTP_URL ? null : outboxWords.files(MAIL_DIR),
    mail: updateMail(notice, "#", mainLanguage),
  };
}

/** The entry and emails of a new incident. Nothing is posted. */
export function previewIncident(input: NewIncident | PlannedMaintenance, now: Date): Promise<PostPreview> {
  const { row, services } = firstState(input, now);
  const { message, silent } = input;
  const stored = { ...row, id: unposted, createdAt: now, updatedAt: now };
  return previewOf(stored, { services, message, silent, at: now }, []);
}

/** The same of an update. */
export async function previewUpdate(
  incident: Incident & IncidentWithUpdates,
  update: IncidentUpdateInput,
  now: Date,
): Promise<UpdatePreview> {
  const { row, services } = afterUpdate(incident, updateFields(incident).services, update, now);
  const { message, silent } = update;
  const preview = await previewOf(
    { ...incident, ...row, updatedAt: now },
    { services, message, silent, at: now },
    incident.updates,
  );
  return { ...preview, opensSite: endsPlan(incident, update) && (await opensSite(incident, now)) };
}

/** The same of planned maintenance, with what it closes. */
export async function previewPlan(input: PlannedMaintenance, now: Date): Promise<PlanPreview> {
  const { closesSite } = input;
  return {
    ...(await previewIncident(input, now)),
    closes: incidentConsoleWords.closes[closesSite ? "site" : "nothing"],
    exempt: closesSite ? (await getSetting("maintenance")).value.exempt : [],
  };
}
