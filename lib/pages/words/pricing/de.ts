import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { languagesIn } from "@/lib/site/message";
import { dollarsIn, percentIn } from "@/lib/site/number-forms";
import type { PricingWords } from "./en";

const { credits, plans, claims, retention, terms } = figures;
const value = dollarsIn("de", credits.onRegistrationValue);
const developerUptime = percentIn("de", plans.developer.uptimeSla);
const enterpriseUptime = percentIn("de", plans.enterprise.uptimeSla);

export const de: PricingWords = {
  header: {
    eyebrow: "Preise",
    title: "Bezahlen Sie, was Sie prüfen",
    lead: "Jede Prüfung kostet eine feste Anzahl Credits, und es gibt kein Abo. Wenn Ihr Volumen über den Developer-Tarif hinauswächst, hebt der Enterprise-Tarif die Grenzen auf.",
  },
  cards: {
    title: "Tarife",
    freeCredits: `${credits.onRegistration} Gratis-Credits im Wert von ${value} bei der Registrierung`,
    valueOfCredits: `Die Credits können Sie sofort nutzen, auch ohne Kreditkarte. Der Wert der Credits beträgt ${value}, sobald Sie Ihrem Konto eine Karte hinzufügen.`,
    howCreditsWork: "So funktionieren Gratis-Credits",
    salesAnswer: `Enterprise-Anfragen beantworten wir in höchstens ${plans.enterprise.supportHours} Stunde.`,
    figuresNote: "Was diese Zahlen bedeuten",
    limitations: "Einschränkungen",
  },
  developer: {
    price: "Zahlung nach Verbrauch",
    description:
      "Für ein Produkt, eine Community oder eine erste Integration. Beginnen Sie mit Gratis-Credits und laden Sie nach, wenn Sie mehr brauchen.",
    features: {
      models: `Zugang zu ${plans.developer.models} KI-Modellen: Text AI und Vision AI`,
      rate: `${plans.developer.ratePerMinute} Anfragen pro Minute`,
      access: "REST-API, SDK und einfache Webhooks",
      support: `Community-Support, Antwort innerhalb von ${plans.developer.supportHours} Stunden`,
      uptime: `SLA mit ${developerUptime} Verfügbarkeit`,
    },
    limitations: {
      training: "Kein Training eigener Modelle",
      support: "Kein persönlicher Support",
      onPremise: "Kein On-Premises-Betrieb",
      certifications: "Keine Compliance-Zertifizierungen",
    },
    cta: "Jetzt starten",
  },
  enterprise: {
    price: "Individuelle Preise",
    description: "Für Plattformen, die persönlichen Support, eigene Modelle und eigene Bedingungen brauchen.",
    features: {
      models: "Alle KI-Modelle, mit Training eigener Modelle",
      credits: "Unbegrenzte Credits und unbegrenzte Anfragen",
      access: "Erweiterte Webhooks und Stapelverarbeitung",
      manager: "Fester Account-Manager",
      support: `Support-Antwort in unter ${plans.enterprise.supportHours}\u00a0Stunde`,
      uptime: `SLA mit ${enterpriseUptime} Verfügbarkeit`,
      onPremise: "On-Premises-Betrieb und White-Label",
      discounts: "Credit-Übertrag und Mengenrabatte",
    },
    cta: "Vertrieb kontaktieren",
  },
  costs: {
    title: "Was eine Anfrage kostet",
    lead: "Jede Art von Anfrage hat feste Kosten. Die letzte Spalte zeigt, für wie viele Anfragen die Gratis-Credits reichen.",
    columns: { kind: "Anfrage", cost: "Credits", reach: `Mit ${credits.onRegistration} Credits` },
    kinds: {
      text: "Text",
      advancedText: "Erweiterte Textanalyse",
      audio: "Audio",
      image: "Bild",
      ocr: "OCR-Scan",
      video: "Video",
    },
    packages:
      "Credit-Pakete und ihre aktuellen Preise werden Ihnen vor dem Kauf in Ihrem Dashboard angezeigt.",
    dashboard: "Dashboard öffnen",
  },
  estimator: {
    title: "Schätzen Sie Ihren Monatsverbrauch",
    lead: "Geben Sie ein, wie viele Inhalte Sie voraussichtlich prüfen. Die Summe wird in Credits angegeben.",
    total: "Credits pro Monat",
    each: "Credits je Stück",
    counted: "Gerechnet wird mit {number}. Möglich sind ganze Zahlen bis {most}.",
    fields: { text: "Texte", image: "Bilder", ocr: "OCR-Scans" },
  },
  models: {
    title: "KI-Modelle",
    lead: "Der Developer-Tarif enthält die beiden allgemein verfügbaren Modelle, der Enterprise-Tarif alle.",
    items: {
      text: {
        name: "Text AI",
        text: `Hassrede, Toxizität, Spam, Phishing und persönliche Daten in mehr als ${claims.languages} Sprachen.`,
        badge: "Verfügbar",
      },
      vision: {
        name: "Vision AI",
        text: "NSFW-Inhalte, Gewalt und manipulierte Gesichter in Bildern und Videos.",
        badge: "Verfügbar",
      },
      ocr: {
        name: "Advanced OCR Engine",
        text: "Kleine, gedrehte und verfremdete Schrift in Bildern, ausgelesen und wie Text moderiert. Der angekündigte Termin ist verstrichen; dieses Modell ist noch nicht verfügbar.",
        badge: "Geplant für Q1 2025",
      },
      adaptive: {
        name: "Adaptive Learning Engine",
        text: "Lernt aus den Entscheidungen Ihrer eigenen Moderatoren und passt sich Ihren Regeln an.",
        badge: "Nur Enterprise",
      },
    },
  },
  creditsNote: {
    title: "Über Gratis-Credits",
    items: {
      registration: {
        term: `${credits.onRegistration} Credits`,
        text: `Jedes neue Konto erhält bei der Registrierung ${credits.onRegistration} Gratis-Credits. Eine Kreditkarte ist nicht nötig.`,
      },
      promotional: {
        term: `Bis zu ${credits.promotional} Credits`,
        text: `Mit Aktionsangeboten können es insgesamt bis zu ${credits.promotional} Gratis-Credits werden, einschließlich der ${credits.onRegistration} aus der Registrierung.`,
      },
      value: {
        term: `Wert von ${value}`,
        text: `Die ${credits.onRegistration} Credits können Sie ohne Kreditkarte nutzen. Der Wert der Credits beträgt ${value}, sobald Sie Ihrem Konto eine Karte hinzufügen.`,
      },
    },
  },
  faq: {
    title: "Fragen und Antworten",
    items: {
      figures: {
        question: "Was bedeuten die Zahlen auf dieser Website?",
        answer: `Die Verfügbarkeit ist eine Zusage: ${developerUptime} im Developer-Tarif und ${enterpriseUptime} im Enterprise-Tarif. Antwortzeiten und Genauigkeit beschreiben den Dienst im Allgemeinen und werden für keine einzelne Anfrage zugesagt. Die Zahl der Nutzer und der Rückgang der Bedrohungen sind eigene Angaben von ${site.name}. Was diese Website selbst misst, steht auf der Statusseite.`,
        links: ["Nutzungsbedingungen, Abschnitt 4", "Statusseite"],
      },
      credits: {
        question: "Was decken die Gratis-Credits ab?",
        answer: `Jedes neue Konto beginnt mit ${credits.onRegistration} Credits, ohne Kreditkarte. Sie reichen für ${Math.floor(credits.onRegistration / credits.cost.text)} Texte oder ${Math.floor(credits.onRegistration / credits.cost.image)} Bilder.`,
        links: ["Über Gratis-Credits"],
      },
      stored: {
        question: "Was wird gespeichert, und wie lange?",
        answer: `Die Inhalte, die Sie senden, werden innerhalb von ${retention.contentHours} Stunden gelöscht. Ergebnisse und ihre Metadaten bewahren wir ${retention.resultsDays} Tage auf, Nutzungs- und Fehlerprotokolle ${retention.logsDays} Tage.`,
        links: ["Alle Fristen"],
      },
      languages: {
        question: "Welche Sprachen werden unterstützt?",
        answer: `Texte werden in mehr als ${claims.languages} Sprachen geprüft. Diese Website und ihre Dokumentation gibt es auf ${languagesIn("de")}.`,
        links: ["Dokumentation"],
      },
      cancel: {
        question: "Wie kündige ich?",
        answer: `Der Developer-Tarif ist kein Abo: Wenn Sie keine Credits mehr kaufen, wird nichts mehr berechnet. Den Vertrag können Sie jederzeit mit einer Frist von ${terms.terminationDays} Tagen beenden. Ungenutzte Credits werden im Developer-Tarif nicht übertragen: Sie verfallen am Ende des Zeitraums, den Ihr Dashboard anzeigt.`,
        links: ["Nutzungsbedingungen, Abschnitt 13"],
      },
    },
  },
  closing: {
    title: "Beginnen Sie mit den Gratis-Credits",
    lead: `Die ersten ${credits.onRegistration} Credits sind gratis. Wenn Sie bereits wissen, dass Sie mehr als ${plans.developer.ratePerMinute} Anfragen pro Minute brauchen, sprechen Sie zuerst mit uns.`,
    primary: "Jetzt starten",
    secondary: "Vertrieb kontaktieren",
  },
  comparison: {
    title: "Tarife vergleichen",
    folded: "Beide Tarife, Punkt für Punkt",
    caption: "Was die Tarife Developer und Enterprise enthalten",
    feature: "Funktion",
    included: "Enthalten",
    notIncluded: "Nicht enthalten",
    groups: {
      limits: "Credits und Limits",
      models: "Modelle",
      integration: "Integration",
      security: "Sicherheit und Datenschutz",
      support: "Support",
    },
    rows: {
      price: ["Preis", "Nach Verbrauch", "Individuell"],
      credits: ["Credits", `${credits.onRegistration} gratis, dann nach Verbrauch`, "Unbegrenzt"],
      rate: ["Anfragelimit", `${plans.developer.ratePerMinute} pro Minute`, "Unbegrenzt"],
      rollover: "Credit-Übertrag",
      bulk: ["Massen\u00adverarbeitung", "Standard\u00adpreise", "Mengen\u00adrabatte"],
      models: ["KI-Modelle", `${plans.developer.models} Modelle`, "Alle Modelle"],
      languages: `${claims.languages}+ Sprachen`,
      training: "Training eigener Modelle",
      adaptive: "Adaptive Learning Engine",
      access: "REST-API und SDK",
      webhooks: ["Webhooks", "Einfach", "Erweitert"],
      rules: "Eigene Regeln und Auswertungen",
      batch: "Stapel\u00adverarbeitung",
      onPremise: "On-Premises-Betrieb",
      whiteLabel: "White-Label",
      roles: "Rollenbasierte Zugriffs\u00adrechte",
      deletion: `Inhalte innerhalb von ${retention.contentHours} Stunden gelöscht`,
      laws: "DSGVO- und CCPA-Konformität",
      certifications: "Compliance-Zertifi\u00adzierungen",
      byAgreement: "Nach Verein\u00adbarung",
      support: ["Support", "Community", "Persönlich"],
      response: [
        "Support-Antwort",
        `${plans.developer.supportHours} Stunden`,
        `Unter ${plans.enterprise.supportHours} Stunde`,
      ],
      manager: "Account-Manager",
      uptime: ["Verfügbarkeit (SLA)", developerUptime, enterpriseUptime],
    },
  },
};
