import type { CollectedWords } from "@/lib/privacy/answers/collected-fields";

export const de: CollectedWords = {
  account: {
    firstName: "Vor- und Nachname",
    lastName: null,
    companyName: "Name des Unternehmens",
    email: "E-Mail-Adresse",
    password: "Passwort (als Hash gespeichert)",
    acceptTerms: "Zustimmung zu den Bedingungen",
    language: "die Sprache der Seite",
  },
  request: {
    email: "E-Mail-Adresse",
    region: "Ihr Bundesstaat oder Ihr Land (falls angegeben)",
    requestType: "Art und Sprache des Antrags",
    description: "Beschreibung (falls angegeben)",
  },
  agent: {
    agentName: "Zusätzlich zu Ihrer E-Mail-Adresse: Name und E-Mail-Adresse der bevollmächtigten Person",
    agentEmail: null,
    filedBy: "in welcher Eigenschaft sie handelt",
    agentPermission: "und die Erklärung, dass das zutrifft",
  },
  optOut: {
    email: "E-Mail-Adresse",
    language: "die Sprache der Seite",
    confirmOptOut: "Ihre Bestätigung, dass Sie ein Opt-out wünschen",
  },
  statusUpdates: {
    email: "E-Mail-Adresse",
    language: "die Sprache der Seite",
    services: "die von Ihnen gewählten Dienste",
    maintenance: "ob geplante Wartungen dazugehören",
  },
};
