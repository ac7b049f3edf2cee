import { expect, it } from "vitest";
import { clockSentences, deadlineRows, extensionList } from "@/lib/privacy/laws/law-sentences";

it.each([
  [
    "en",
    "by 2 calendar months under the GDPR, the UK GDPR and our rules for other countries; by 30 days under the FADP; by 45 days under the CCPA and the laws of other US states",
  ],
  [
    "de",
    "um 2 Kalendermonate nach der DSGVO, der UK GDPR und unseren Regeln für andere Länder; um 30 Tage nach dem Schweizer DSG; um 45 Tage nach dem CCPA und den Gesetzen anderer US-Bundesstaaten",
  ],
  [
    "fr",
    "de 2 mois calendaires au titre du RGPD, du UK GDPR et de nos règles pour les autres pays ; de 30 jours au titre de la LPD ; de 45 jours au titre du CCPA et des lois des autres États américains",
  ],
  [
    "es",
    "en 2 meses naturales según el RGPD, el UK GDPR y nuestras normas para otros países; en 30 días según la LPD suiza; en 45 días según la CCPA y las leyes de otros estados estadounidenses",
  ],
] as const)("the extensions of all laws are stated once per period, in %s", (language, list) => {
  expect(extensionList[language].replace(/\s/g, " ")).toBe(list);
});

it("the standard period is stated for most kinds of request, since the table has shorter ones", () => {
  expect(clockSentences.en).toBe(
    "Under the GDPR, the UK GDPR and our rules for other countries, the deadline for most kinds of request is 30 days or one calendar month, whichever is shorter.",
  );
});

it.each([
  ["en", "Other US states"],
  ["de", "Andere US-Bundesstaaten"],
  ["fr", "Autres États américains"],
  ["es", "Otros estados de EE.\u00a0UU."],
] as const)("the table distinguishes the other states from California, in %s", (language, name) => {
  expect(deadlineRows[language].map(([, law]) => law)).toContain(name);
});
