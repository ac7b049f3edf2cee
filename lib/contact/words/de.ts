import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { figures } from "@/lib/site/figures";
import { upperFirst } from "@/lib/site/first-letter";
import { messagesIn } from "@/lib/site/message";
import { percentIn } from "@/lib/site/number-forms";
import { responseTimes } from "@/lib/site/response-times";
import type { ContactWords } from "./en";

const m = messagesIn("de");
const times = responseTimes.de;
const { developer, enterprise } = figures.plans;

export const de: ContactWords = {
  header: {
    title: "Kontakt aufnehmen",
    lead: "Stellen Sie uns Ihre Fragen zu Moderation, Preisen oder Integration; ein Mensch antwortet Ihnen. Schreiben Sie uns, was Sie entwickeln und was Sie brauchen.",
  },
  types: {
    general: "Allgemeine Anfrage",
    sales: "Vertrieb",
    support: "Technischer Support",
    partnership: "Partnerschaft",
  },
  form: {
    label: "Kontakt",
    name: "Name",
    company: "Unternehmen",
    type: "Art der Anfrage",
    typeNoun: "Art der Anfrage",
    noType: "Wählen Sie eine Art der Anfrage.",
    message: "Nachricht",
    messageHint: "Bitte keine Passwörter oder API-Schlüssel: Wir brauchen sie nie.",
    submit: { idle: "Nachricht senden", busy: "Wird gesendet …" },
    failed: "Nachricht nicht gesendet",
    retry: "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    sent: "Nachricht gesendet!",
    thanks: `Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von ${times.general}.`,
  },
  collected: {
    name: "Name",
    email: "E-Mail-Adresse",
    company: "Unternehmen (falls angegeben)",
    type: "Art der Anfrage",
    message: "Nachricht",
  },
  cards: {
    email: { title: "E-Mail", lines: [site.email.hello, `Antwort innerhalb von ${times.general}`] },
    chat: { title: "Live-Chat", lines: ["Chatten Sie in Ihrem Dashboard", "Rund um die Uhr verfügbar"] },
    phone: {
      title: "Telefon",
      lines: [site.phone.main, "Für Fragen zu Angeboten oder Ihrem Konto und für Notfälle"],
    },
    office: {
      title: "Büro",
      lines: [
        `${site.address.city}, ${site.address.region}`,
        `${site.address.street}, ${site.address.postalCode}, ${countryIn.de}`,
      ],
    },
  },
  enterprise: {
    title: "Enterprise-Lösungen",
    body: "Eigene Modelle, On-Premises-Betrieb, Mengenrabatte oder ein individueller Vertrag: Schreiben Sie unserem Enterprise-Team.",
    points: {
      answers: `Antwort in ${times.enterprise}`,
      uptime: `${percentIn("de", enterprise.uptimeSla)} Verfügbarkeit laut SLA`,
      manager: "Fester Account-Manager",
    },
    action: "Vertrieb kontaktieren",
    mailSubject: "Enterprise-Anfrage",
  },
  responses: {
    title: "Antwortzeiten",
    lead: "Wann Sie mit einer ersten Antwort rechnen können, nach Thema.",
    rows: {
      general: { topic: "Allgemeine Anfragen", time: times.general },
      technical: { topic: "Technischer Support", time: times.technical },
      enterprise: { topic: "Enterprise", time: upperFirst(times.enterprise) },
      emergency: { topic: "Notfälle", time: times.emergency },
      legal: { topic: "Rechtliche Anfragen", time: `${figures.response.legalBusinessDays} Arbeitstage` },
      status: {
        topic: "Telefonisch gemeldete Ausfälle",
        time: `Innerhalb von ${figures.response.statusEmergencyMinutes} Minuten`,
      },
    },
    emergency: "Rufen Sie uns in einem Notfall an:",
    note: `Das sind die üblichen Zeiten. Für die erste Antwort des Supports gilt in jedem Tarif eine eigene Höchstfrist: ${developer.supportHours} Stunden bei Developer, unter ${enterprise.supportHours} Stunde bei Enterprise.`,
    plans: "Tarife vergleichen",
  },
  mail: {
    received: m("Wir haben Ihre Nachricht erhalten ({reference})"),
    heading: "Vielen Dank für Ihre Nachricht",
    promise: `Ihre Nachricht ist bei unserem Team angekommen. Wir melden uns innerhalb von ${times.general}.`,
    reference: "Referenz",
    notYou:
      "Wenn Sie uns keine Nachricht gesendet haben, können Sie diese E-Mail und unsere Antwort ignorieren.",
    again: m("Re: {subject}"),
    ourAnswer: m("Unsere Antwort auf Ihre Nachricht {reference}"),
    wroteOn: m("Sie schrieben am {date}:"),
  },
};
