import type { CollectedWords } from "../../collected-fields";

export const de: CollectedWords = {
  contact: {
    name: "Name",
    email: "E-Mail-Adresse",
    company: "Unternehmen, wenn Sie es angeben",
    type: "Art der Anfrage",
    message: "Nachricht",
  },
  account: {
    firstName: "Vor- und Nachname",
    lastName: null,
    companyName: "Name des Unternehmens",
    email: "E-Mail-Adresse",
    password: "Passwort (als Hash gespeichert)",
    acceptTerms: "Zustimmung zu den Bedingungen",
  },
  request: {
    email: "E-Mail-Adresse",
    region: "Ihr Bundesstaat, wenn Sie ihn nennen",
    requestType: "Art des Antrags",
    description: "Beschreibung, wenn Sie eine geben",
  },
  agent: {
    agentName: "Name und E-Mail-Adresse der bevollmächtigten Person, neben Ihrer Adresse",
    agentEmail: null,
    agentPermission: "und die Versicherung, dass Sie die Vollmacht unterschrieben haben",
  },
  optOut: { email: "E-Mail-Adresse", confirmOptOut: "Bestätigung" },
  statusUpdates: {
    email: "E-Mail-Adresse",
    services: "die Dienste, die Sie wählen",
    maintenance: "ob geplante Wartungen dazugehören",
  },
};
