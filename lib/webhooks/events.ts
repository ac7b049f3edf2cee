import { z } from "zod";
import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import { connectorPaths, paths, statusFeeds } from "@/lib/site/paths";
import { casePaths, consolePaths, staffEndpoints, webhookPaths } from "@/lib/site/staff-paths";
import { type AnyEvent, defineEvent } from "./define-event";

const id = z.uuid();
const moment = z.iso.datetime();
const exampleId = "3f2a7c1e-9b4d-4e6f-8a21-5c0d9e7b1f34";

const message = z.object({
  id,
  reference: z.string().describe("The reference that the sender was given, such as CM-7K2M-9QXD."),
  kind: z.string().describe("The chosen inquiry type."),
});
const messageExample = { id: exampleId, reference: "CM-7K2M-9QXD", kind: "sales" };

/** The last day on which an answer is in time, as in emails: deadlines are the last moment of a day of the office. */
const dueDay = (dueAt: string) => longDate(new Date(dueAt));

const privacyCase = z.object({
  id,
  reference: z.string().describe("The reference that the requester was given."),
  law: z.string().describe("The law that applies, such as gdpr."),
  requestType: z.string().describe("What is asked for, such as access or deletion."),
  state: z
    .string()
    .describe("received, verified, in-progress, extended, appealed, completed, denied or withdrawn."),
  dueAt: moment.describe("When the answer is due under the law."),
});
const caseExample = {
  id: exampleId,
  reference: "GD-4HTR-2WZN",
  law: "gdpr",
  requestType: "access",
  state: "received",
  dueAt: "2026-02-14T04:59:59.000Z",
};
const caseLinks = (data: { id: string }) => ({ page: casePaths.file(data.id) });

const incident = z.object({
  id,
  state: z.string().describe("investigating, identified, monitoring or resolved."),
  impact: z.string().describe("none, minor, major or critical."),
});
const incidentExample = { id: exampleId, state: "investigating", impact: "major" };

const maintenance = z.object({
  id,
  state: z.string().describe("scheduled, in-progress, completed or cancelled."),
  startsAt: moment,
  endsAt: moment.nullable(),
});
const maintenanceExample = {
  id: exampleId,
  state: "scheduled",
  startsAt: "2026-01-31T22:00:00.000Z",
  endsAt: "2026-01-31T23:00:00.000Z",
};
const incidentLinks = (data: { id: string }) => ({
  page: consolePaths.incident(data.id),
  api: statusFeeds.summary,
});

/** The account data that the app gets, which is all it needs to let its owner sign in. */
const accountRecord = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  passwordHash: z.string().describe("argon2id, in PHC format. The app checks sign-ins against it."),
  termsAcceptedAt: moment,
  createdAt: moment,
  verifiedAt: moment.nullable(),
});
export type AccountRecord = z.output<typeof accountRecord>;

export const accountRead = accountRecord.extend({
  passwordHash: accountRecord.shape.passwordHash
    .nullable()
    .describe("argon2id, in PHC format, for a token with the role `app`; `null` for everyone else."),
});
export type AccountRead = z.output<typeof accountRead>;

export const accountExample: AccountRecord = {
  id: exampleId,
  email: "jo@example.com",
  firstName: "Jo",
  lastName: "Reader",
  companyName: "Example Ltd",
  passwordHash:
    "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$3c0pYJr0Yl0pX3mC2x7l0b8J2p0Zk6o1n4m5q6r7s8t",
  termsAcceptedAt: "2026-01-31T21:57:00.000Z",
  createdAt: "2026-01-31T21:57:00.000Z",
  verifiedAt: "2026-01-31T22:00:00.000Z",
};

/** All types, in the order of every list. */
const list = [
  defineEvent({
    type: "account.verified",
    when: {
      en: "the email address of a new account is confirmed",
      de: "jemand die E-Mail-Adresse eines neuen Kontos bestätigt hat",
      fr: "l’adresse e-mail d’un nouveau compte est confirmée",
      es: "se confirma la dirección de correo de una cuenta nueva",
    },
    data: z.object({
      id,
      account: accountRecord
        .nullable()
        .optional()
        .describe(
          "The account, only for the app’s endpoint; `null` if it was erased or acknowledged before the delivery.",
        ),
    }),
    example: { id: exampleId },
    links: (data) => ({ api: staffEndpoints.account(data.id) }),
    text: () => "An account’s email address was confirmed.",
  }),
  defineEvent({
    type: "contact.received",
    when: {
      en: "a message is sent with the contact form; the field “suspected” says whether it looks like spam",
      de: "über das Kontaktformular eine Nachricht eingegangen ist; das Feld „suspected“ gibt an, ob sie nach Spam aussieht",
      fr: "un message est arrivé par le formulaire de contact\u202f; le champ «\u202fsuspected\u202f» indique s’il ressemble à du spam",
      es: "llega un mensaje por el formulario de contacto; el campo «suspected» indica si parece spam",
    },
    data: message.extend({ suspected: z.boolean().describe("Whether it looks like spam.") }),
    example: { ...messageExample, suspected: false },
    links: () => ({ page: consolePaths.messages }),
    text: ({ reference, suspected }) =>
      `Contact message ${reference} was received${suspected ? "; it looks like spam" : ""}.`,
  }),
  defineEvent({
    type: "contact.answered",
    when: {
      en: "a contact message is marked as handled",
      de: "eine Kontaktnachricht als bearbeitet markiert wurde",
      fr: "un message de contact a été marqué comme traité",
      es: "un mensaje de contacto se marca como atendido",
    },
    data: message,
    example: messageExample,
    links: () => ({ page: consolePaths.messages }),
    text: ({ reference }) => `Contact message ${reference} was handled.`,
  }),
  defineEvent({
    type: "privacy_request.received",
    when: {
      en: `a privacy request is filed, or entered by ${site.name}’s team`,
      de: `ein Datenschutzantrag gestellt oder vom Team von ${site.name} erfasst wurde`,
      fr: `une demande relative aux données personnelles a été déposée, ou saisie par l’équipe de ${site.name}`,
      es: `se presenta una solicitud de privacidad, o la registra el equipo de ${site.name}`,
    },
    data: privacyCase,
    example: caseExample,
    links: caseLinks,
    text: ({ reference }) => `Privacy request ${reference} was received.`,
  }),
  defineEvent({
    type: "privacy_request.verified",
    when: {
      en: "a privacy request becomes ready for action: the requester’s identity or authority is confirmed, or this kind of request needs no confirmation",
      de: "ein Datenschutzantrag bearbeitet werden darf: Die Identität oder die Befugnis der antragstellenden Person wurde bestätigt, oder für seine Art ist keine Bestätigung nötig",
      fr: "une demande relative aux données personnelles peut être traitée : l’identité de son auteur ou son pouvoir d’agir pour une autre personne a été confirmé, ou son type n’exige pas de confirmation",
      es: "una solicitud de privacidad puede tramitarse: se confirma la identidad de quien la hace o su autorización para actuar por otra persona, o el tipo de solicitud no requiere confirmación",
    },
    data: privacyCase,
    example: { ...caseExample, state: "verified" },
    // Where connectors read which person it is about.
    links: (data) => ({ ...caseLinks(data), api: connectorPaths.requests }),
    text: ({ reference, state }) =>
      state === "received"
        ? `Privacy request ${reference} is ready for action. It needs no confirmation.`
        : `Privacy request ${reference} was confirmed.`,
  }),
  defineEvent({
    type: "privacy_request.question_asked",
    when: {
      en: "a question is asked about a privacy request; its deadline may be paused",
      de: "zu einem Datenschutzantrag eine Frage gestellt wurde; seine Frist kann dadurch ruhen",
      fr: "une question a été posée au sujet d’une demande relative aux données personnelles, ce qui peut suspendre son délai",
      es: "se hace una pregunta sobre una solicitud de privacidad, lo que puede suspender su plazo",
    },
    data: privacyCase,
    example: { ...caseExample, state: "in-progress" },
    links: caseLinks,
    text: ({ reference }) => `A question was asked about privacy request ${reference}.`,
  }),
  defineEvent({
    type: "privacy_request.question_answered",
    when: {
      en: "a question about a privacy request is answered; the request’s due date may have moved",
      de: "eine Frage zu einem Datenschutzantrag beantwortet wurde; sein Fälligkeitstag kann sich verschoben haben",
      fr: "une question au sujet d’une demande relative aux données personnelles a reçu une réponse ; l’échéance de la demande a pu changer",
      es: "se responde a una pregunta sobre una solicitud de privacidad; su fecha límite puede haber cambiado",
    },
    data: privacyCase,
    example: { ...caseExample, state: "in-progress" },
    links: caseLinks,
    text: ({ reference, dueAt }) =>
      `A question about privacy request ${reference} was answered. The request is due on ${dueDay(dueAt)}.`,
  }),
  defineEvent({
    type: "privacy_request.due_soon",
    when: {
      en: "an open privacy request is due within seven days",
      de: "ein offener Datenschutzantrag innerhalb von sieben Tagen fällig wird",
      fr: "une demande ouverte relative aux données personnelles arrive à échéance dans les sept jours",
      es: "el plazo de una solicitud de privacidad abierta vence en los próximos siete días",
    },
    data: privacyCase,
    example: { ...caseExample, state: "verified" },
    links: caseLinks,
    text: ({ reference, dueAt }) => `Privacy request ${reference} is due on ${dueDay(dueAt)}.`,
  }),
  defineEvent({
    type: "privacy_request.overdue",
    when: {
      en: "an open privacy request passes its due date",
      de: "ein offener Datenschutzantrag seinen Fälligkeitstag überschritten hat",
      fr: "une demande ouverte relative aux données personnelles a dépassé son échéance",
      es: "una solicitud de privacidad abierta supera su fecha límite",
    },
    data: privacyCase,
    example: { ...caseExample, state: "verified" },
    links: caseLinks,
    text: ({ reference, dueAt }) =>
      `Privacy request ${reference} is overdue: it was due on ${dueDay(dueAt)}.`,
  }),
  defineEvent({
    type: "privacy_request.appealed",
    when: {
      en: "the decision on a privacy request is appealed",
      de: "gegen die Entscheidung über einen Datenschutzantrag Einspruch eingelegt wurde",
      fr: "la décision sur une demande relative aux données personnelles a fait l’objet d’un recours",
      es: "se recurre la decisión sobre una solicitud de privacidad",
    },
    data: privacyCase,
    example: { ...caseExample, state: "appealed" },
    links: caseLinks,
    text: ({ reference, dueAt }) =>
      `The decision on privacy request ${reference} was appealed. The appeal must be decided by ${dueDay(dueAt)}.`,
  }),
  defineEvent({
    type: "privacy_request.closed",
    when: {
      en: "a privacy request is completed, denied or withdrawn",
      de: "ein Datenschutzantrag abgeschlossen, abgelehnt oder zurückgezogen wurde",
      fr: "une demande relative aux données personnelles a été traitée, refusée ou retirée",
      es: "una solicitud de privacidad se completa, se deniega o se retira",
    },
    data: privacyCase,
    example: { ...caseExample, state: "completed" },
    links: caseLinks,
    text: ({ reference, state }) => `Privacy request ${reference} was ${state}.`,
  }),
  defineEvent({
    type: "incident.opened",
    when: {
      en: "an incident is opened",
      de: "eine Störung gemeldet wurde",
      fr: "un incident a été ouvert",
      es: "se abre un incidente",
    },
    data: incident,
    example: incidentExample,
    links: incidentLinks,
    text: ({ state, impact }) => `An incident was opened (status: ${state}, impact: ${impact}).`,
  }),
  defineEvent({
    type: "incident.updated",
    when: {
      en: "an update is posted to an open incident",
      de: "zu einer laufenden Störung eine Meldung veröffentlicht wurde",
      fr: "une mise à jour a été publiée sur un incident en cours",
      es: "se publica una actualización de un incidente abierto",
    },
    data: incident,
    example: { ...incidentExample, state: "identified" },
    links: incidentLinks,
    text: ({ state, impact }) => `An incident was updated (status: ${state}, impact: ${impact}).`,
  }),
  defineEvent({
    type: "incident.resolved",
    when: {
      en: "an incident is resolved, or an update is posted to a resolved incident",
      de: "eine Störung behoben wurde oder zu einer behobenen Störung eine Meldung veröffentlicht wurde",
      fr: "un incident a été résolu, ou une mise à jour a été publiée sur un incident résolu",
      es: "se resuelve un incidente o se publica una actualización de un incidente resuelto",
    },
    data: incident,
    example: { ...incidentExample, state: "resolved" },
    links: incidentLinks,
    text: () => "An incident was resolved.",
  }),
  defineEvent({
    type: "maintenance.planned",
    when: {
      en: "maintenance is planned",
      de: "eine Wartung geplant wurde",
      fr: "une maintenance a été planifiée",
      es: "se programa un mantenimiento",
    },
    data: maintenance,
    example: maintenanceExample,
    links: incidentLinks,
    text: ({ startsAt }) => `Maintenance is planned for ${startsAt.slice(0, 16).replace("T", " ")} UTC.`,
  }),
  defineEvent({
    type: "maintenance.started",
    when: {
      en: "planned maintenance starts",
      de: "eine geplante Wartung begonnen hat",
      fr: "une maintenance planifiée a commencé",
      es: "empieza un mantenimiento programado",
    },
    data: maintenance,
    example: { ...maintenanceExample, state: "in-progress" },
    links: incidentLinks,
    text: () => "Planned maintenance has started.",
  }),
  defineEvent({
    type: "maintenance.ended",
    when: {
      en: "planned maintenance is completed or canceled",
      de: "eine geplante Wartung abgeschlossen oder abgesagt wurde",
      fr: "une maintenance planifiée s’est terminée ou a été annulée",
      es: "un mantenimiento programado finaliza o se cancela",
    },
    data: maintenance,
    example: { ...maintenanceExample, state: "completed" },
    links: incidentLinks,
    text: ({ state }) => `Planned maintenance was ${state === "cancelled" ? "canceled" : state}.`,
  }),
  defineEvent({
    type: "setting.changed",
    when: {
      en: "a setting is changed",
      de: "eine Einstellung geändert wurde",
      fr: "un réglage a été modifié",
      es: "se cambia un ajuste",
    },
    data: z.object({
      setting: z.string().describe("Its name, such as maintenance."),
      version: z.int().describe("Its new version, as in its `ETag`."),
      path: z.string().describe("Where to read it with the API."),
    }),
    example: { setting: "maintenance", version: 4, path: "/api/admin/maintenance/status" },
    links: ({ setting, path }) => ({ page: consolePaths.setting(setting), api: path }),
    text: ({ setting }) => `The setting “${setting}” was changed.`,
  }),
  defineEvent({
    type: "mail.dead",
    when: {
      en: "the last attempt to deliver an email fails",
      de: "eine E-Mail auch beim letzten Versuch nicht zugestellt werden konnte",
      fr: "le dernier essai de remise d’un e-mail a échoué",
      es: "un correo no se puede entregar tras el último intento",
    },
    data: z.object({
      id,
      topic: z.string().describe("What it is about, such as contact or account."),
      attempts: z.int(),
    }),
    example: { id: exampleId, topic: "contact", attempts: 8 },
    links: () => ({ page: consolePaths.outbox }),
    text: ({ topic, attempts }) =>
      `An email (${topic}) failed after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}.`,
  }),
  defineEvent({
    type: "status.changed",
    when: {
      en: "the measured state of a service changes",
      de: "sich der gemessene Zustand eines Dienstes geändert hat",
      fr: "l’état mesuré d’un service a changé",
      es: "cambia el estado medido de un servicio",
    },
    data: z.object({
      service: z.string().describe("Its ID on the status page, such as api."),
      from: z.string().describe("operational, degraded, outage or unknown."),
      to: z.string(),
    }),
    example: { service: "api", from: "operational", to: "degraded" },
    links: () => ({ page: paths.status, api: statusFeeds.summary }),
    text: ({ service, from, to }) => `The service “${service}” changed from ${from} to ${to}.`,
  }),
  defineEvent({
    type: "ping",
    when: {
      en: "an endpoint is tested; it receives this event whichever events are chosen for it",
      de: "ein Endpunkt getestet wird; er erhält dieses Ereignis auch dann, wenn es für ihn nicht ausgewählt ist",
      fr: "quelqu’un teste un endpoint, qui reçoit alors cet événement quels que soient les événements choisis",
      es: "se prueba un endpoint; este recibe el evento sean cuales sean los elegidos para él",
    },
    data: z.object({ endpoint: id.describe("The endpoint it was sent to.") }),
    example: { endpoint: exampleId },
    links: ({ endpoint }) => ({ page: webhookPaths.endpoint(endpoint) }),
    text: () => "This is a test. This address receives events from this site.",
  }),
] as const;

type Definition = (typeof list)[number];
export type EventType = Definition["type"];

/** An event from its producer. */
export type WebhookEvent = {
  [D in Definition as D["type"]]: { type: D["type"]; data: z.output<D["data"]> };
}[EventType];

export const eventList: readonly AnyEvent[] = list;

/** The types that an endpoint can subscribe to. */
export const subscribableTypes = list
  .map(({ type }) => type)
  .filter((type): type is Exclude<EventType, "ping"> => type !== "ping");

/** @returns undefined for a type stored by an older or newer version of the site */
export const findEvent = (type: string): AnyEvent | undefined =>
  eventList.find((event) => event.type === type);
