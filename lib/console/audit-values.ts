import { accessWords } from "@/lib/access/words";
import { roleNames } from "@/lib/auth/people/words";
import type { NoticeAbout } from "@/lib/desk/notices";
import { deskWords } from "@/lib/desk/words";
import { incidentConsoleWords } from "@/lib/incidents/console-words";
import { incidentWords } from "@/lib/incidents/words";
import { type AuditKind, auditKindOf } from "@/lib/platform/audit";
import { connectorWords } from "@/lib/privacy/connectors/words";
import { caseSteps, eventOfOtherStep, stepRules } from "@/lib/privacy/core/case";
import { manners } from "@/lib/privacy/core/case-rows";
import { recordLabels } from "@/lib/privacy/core/case-words";
import { fieldWords } from "@/lib/privacy/core/step-words";
import { stateLabels } from "@/lib/privacy/words/request-words";
import { findDefinition } from "@/lib/settings";
import { announcementFields } from "@/lib/settings/announcement-content";
import { englishName, languages, mainLanguage } from "@/lib/site/language";
import { serviceName } from "@/lib/site/services";
import { pauseReasons } from "@/lib/webhooks/words";

type Names = Readonly<Record<string, string>>;

const nameIn = (names: Names | undefined, code: string): string | undefined =>
  names && Object.hasOwn(names, code) ? names[code] : undefined;

const namesOf = (options: readonly { value: string; label: string }[]): Names =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

const roles: Names = Object.fromEntries(Object.entries(roleNames).map(([role, { title }]) => [role, title]));
const languageNames: Names = Object.fromEntries(languages.map((each) => [each, englishName(each)]));

/** The steps on a request, as its record names them. */
const steps: Names = Object.fromEntries(
  [...caseSteps.map((step) => [step, stepRules[step].event]), ...Object.entries(eventOfOtherStep)].map(
    ([step = "", event = ""]) => [step, recordLabels[event] ?? step],
  ),
);

const impacts: Names = incidentConsoleWords.fields.impacts;
const notices: Readonly<Record<NoticeAbout, string>> = deskWords.noticeNames;

/** What the console calls the values of fields, by the kind of entry. Settings have theirs in their definitions. */
const names: { readonly [K in AuditKind]?: Readonly<Record<string, Names>> } = {
  access: {
    kind: accessWords.kinds,
    through: accessWords.throughOptions,
    audience: accessWords.audienceOptions,
  },
  announcement: { type: namesOf(announcementFields.type.options) },
  case: {
    state: stateLabels,
    step: steps,
    channel: manners,
    outcome: connectorWords.outcomes,
    reason: fieldWords.reasons,
    audience: fieldWords.audiences,
  },
  incident: {
    kind: incidentWords[mainLanguage].kinds,
    state: incidentWords[mainLanguage].states,
    impact: impacts,
  },
  notices: { events: notices },
  person: { role: roles },
  template: { language: languageNames },
  token: { role: roles },
  webhook: { because: pauseReasons },
};

/** "api: minor, errors: major" with the names of services and impacts. */
const servicesInWords = (services: string): string =>
  services.replace(
    /(?<![\w-])([\w-]+): ([\w-]+)/g,
    (_, id, impact) => `${serviceName(id)}: ${nameIn(impacts, impact) ?? impact}`,
  );

/** A value of an audit entry as the console calls it; undefined if it is not a code. */
export function nameOfValue(
  action: string,
  subject: string,
  field: string,
  value: string,
): string | undefined {
  if (action === "setting.changed") {
    const definition = findDefinition(subject)?.fields[field];
    const options = definition && "options" in definition ? definition.options : [];
    return options.find((option) => option.value === value)?.label;
  }
  const kind = auditKindOf(action);
  if (kind === "incident" && field === "services") return value && servicesInWords(value);
  return nameIn(names[kind]?.[field], value);
}
