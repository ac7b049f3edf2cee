import "server-only";
import type { MailContent } from "@/lib/mail/content";
import { getSetting } from "@/lib/settings/store";
import { inEachLanguage, mainLanguage } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { updateMail } from "@/lib/subscribers/mails";
import { countRecipients } from "@/lib/subscribers/tell";
import { incidentConsoleWords } from "./console-words";
import { stateIn } from "./localize";
import type { PlannedMaintenance } from "./schema";
import { incidentWords } from "./words";

export interface PlanPreview {
  /** In a sentence: what visitors can reach meanwhile. */
  closes: string;
  /** The paths that stay reachable, where it closes the site. */
  exempt: readonly string[];
  /** How many subscribers are emailed now, and again at its start and end. */
  recipients: number;
  /** What they read. */
  mail: MailContent;
}

/** What planning maintenance would do and send. Nothing is posted. */
export async function previewPlan(input: PlannedMaintenance): Promise<PlanPreview> {
  const { kind, title, message, startsAt, endsAt, services = [], silent, closesSite } = input;
  const ids = services.map(({ id }) => id);
  const texts = inEachLanguage((language) => ({
    kind: incidentWords[language].kinds[kind],
    state: stateIn(language, "scheduled"),
    message,
  }));
  const posting = { kind, title, texts, services: ids, concerns: ids, startsAt, endsAt, page: paths.status };
  return {
    closes: incidentConsoleWords.closes[closesSite ? "site" : "nothing"],
    exempt: closesSite ? (await getSetting("maintenance")).value.exempt : [],
    recipients: silent ? 0 : await countRecipients({ kind, concerns: ids }),
    mail: updateMail(posting, "#", mainLanguage),
  };
}
