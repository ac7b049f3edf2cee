import { usStatesIn } from "@/lib/privacy/laws/us-states-list";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";

const { street, city, region, postalCode } = site.address;

/** Names of the product, places, authorities and signals, and technical names. */
const names = [
  site.name,
  site.legalName,
  street,
  city,
  region,
  `${city}, ${region}`,
  `${site.legalName}, ${street}, ${city}, ${region}\u00a0${postalCode}`,
  `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}.`,
  ...["Developer", "Enterprise", "Text AI", "Vision AI", "Adaptive Learning Engine", "Advanced OCR Engine"],
  ...["Global Privacy Control", "Global Privacy Control.", "California Privacy Protection Agency"],
  ...["Attorney General", "Amazon Web Services"],
  ...["National Center for Missing & Exploited Children (18 U.S.C. § 2258A)", "Information Commissioner"],
  ...["Standard Webhooks", "TypeScript", "Python", "Python 3", "Node", "Ctrl K"],
  ...["Webhooks", "Deepfakes", "Spam", "Phishing", "Audio", "secure-wa11et", "<100 ms"],
  ...["Authorization: Bearer $PALISADE_API_KEY", "flagged: true", "categories: phishing, spam"],
  ...["Japan", "Quebec", "Australia"],
  "POST /hooks/moderation",
  ...["Shell", "Terminal 1", "Terminal 2"],
  ...["Docs", "Version 1.0.0", ": Webhooks", "Pages", "Scores"],
];

/** API names that the documentation mentions in tables, outside code. */
const apiNames = [
  ...["200 flagged", "200 allowed", "200 empty", "200 healthy", "200 degraded"],
  ...["post", "get", "/health", "text", "string", "userId", "metadata", "object", "flagged", "boolean"],
  ...["categories", "extractedText", "imageUrl", "options", "status", "timestamp", "version", "environment"],
  ...["uptime", "number"],
  ...["database", "errors", "error", "score", "curl"],
  '"healthy" | "operational" | "degraded" | "critical" | "outage" | "unknown"',
];

/** Texts in other languages that the home page shows on purpose, with language codes. */
const samples = [
  ...["de", "en", "es", "fr", "id", "pt", "ar", "tr", "uk", "ms"],
  ...["¿Alguien tiene el enlace del torneo?", "See you at the meetup", "Gewinne jetzt 5.000 €"],
  ...["Obrigado pela ajuda!", "Tu vas le regretter", "Terima kasih, semua"],
];

/** Words that a language shares with English. */
const alike: Record<Exclude<Language, "en">, readonly string[]> = {
  de: [
    ...["Community", "Credit", "Credits", "Dashboard", "Header", "Integration", "Name", "November 2026"],
    ...["Portal"],
    ...["Status", "Support", "Text", "Timeout", "Version", "Video", "Website", "in"],
  ],
  fr: [
    "Endpoints",
    ...["5 minutes", "10 minutes", "30 minutes", "60 minutes", "Article 15", "Article 16", "Article 17"],
    ...["Article 18", "Article 20", "Article 21"],
    ...["Configuration", ": Configuration", "Contact", "Contact · Palisade", "Description", "Documentation"],
    ...["Documentation · Palisade", "Exceptions", "Image", "Images", "Message", "Performance", "Production"],
    ...["Sections", "Service", "Services", "Suspension", "Type", "Version", "Violence", "portable"],
  ],
  es: ["#general", ". Use", "Control", "Endpoints", "General", "Legal", "Plan", "Portal"],
};

/** Whether a text may be the same on a page of a language and on the English one: for `untranslated`. */
export function sameInBoth(language: Language): (text: string) => boolean {
  const own = language === "en" ? [] : alike[language];
  const states = usStatesIn(language).map(({ name }) => name);
  const same = new Set<string>([...names, ...apiNames, ...samples, "California", ...states, ...own]);
  const isAddress = /^(?:https?:\/\/|\/|mailto:)?[\w.+-]+(?:@|\.|\/)[\w./@?=#%:+-]*$/;
  return (text) => same.has(text) || isAddress.test(text) || !/\p{Ll}{2}/u.test(text);
}
