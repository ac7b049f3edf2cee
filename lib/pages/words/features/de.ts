import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { FeaturesWords } from "./en";

const { claims, retention, credits } = figures;

export const de: FeaturesWords = {
  header: {
    eyebrow: "Funktionen",
    title: "Eine klare Antwort auf alles, was Menschen posten",
    lead: `${site.name} prüft Texte, Bilder, Videos und Audio in mehr als ${claims.languages} Sprachen. Jede Prüfung endet mit einer Antwort, mit der Ihr Code arbeiten kann: markiert oder nicht, und in welchen Kategorien.`,
  },
  chapters: {
    check: {
      title: "Am Anfang steht die Prüfung",
      lead: `Der Vorfilter stoppt offensichtlichen Missbrauch im Browser; der Server analysiert alles Übrige, in mehr als ${claims.languages} Sprachen. Eingereichte Inhalte werden innerhalb von ${retention.contentHours} Stunden gelöscht; nur das Ergebnis und seine Metadaten bleiben gespeichert.`,
    },
    media: {
      title: "Geprüft wird mehr als Text",
      lead: "Für Bilder, Clips und Aufnahmen gelten dieselben Kategorien, denn Missbrauch weicht dorthin aus, wo niemand prüft.",
    },
    act: {
      title: "Was folgt, entscheiden Sie",
      lead: `${site.name} meldet, was gefunden wurde. Was dann geschieht, bestimmen Ihre Regeln.`,
    },
  },
  features: {
    layers: {
      title: "Zwei Prüfebenen",
      text: `Ein Vorfilter im Browser antwortet in unter ${claims.preFilterMs}\u00a0ms, während der Absender die Nachricht noch vor sich hat. Die vollständige KI-Analyse auf dem Server folgt in unter ${claims.analysisMs}\u00a0ms.`,
    },
    languages: {
      title: `${claims.languages}+ Sprachen`,
      text: "Eine Drohung ist eine Drohung, in jeder Schrift. Sie erhalten dieselben Kategorien, in welcher Sprache eine Nachricht auch geschrieben ist.",
    },
    deletion: {
      title: `Innerhalb von ${retention.contentHours} Stunden gelöscht`,
      text: `Eingereichte Inhalte werden geprüft und dann innerhalb von ${retention.contentHours} Stunden automatisch gelöscht. Das Ergebnis und seine Metadaten bleiben ${retention.resultsDays} Tage lang gespeichert, damit Sie auf Beschwerden antworten können.`,
    },
    vision: {
      title: "Bilder und Videos",
      text: "NSFW-Inhalte, Gewalt und manipulierte Gesichter, gefunden in Standbildern und in Videos.",
    },
    audio: {
      title: "Audio",
      text: "Sprachnachrichten und Aufnahmen werden auf dieselben Kategorien geprüft wie geschriebener Text.",
    },
    ocr: {
      title: "Text in Bildern",
      text: "Wörter, die in Memes und Screenshots stecken, werden ausgelesen, Ihnen zurückgegeben und wie jeder andere Text moderiert.",
    },
    rules: {
      title: "Eigene Regeln",
      text: "Ein Spielechat und ein Schulforum ziehen die Grenze an verschiedenen Stellen. Entscheiden Sie je Kategorie, was erlaubt ist, was ein Mensch prüfen soll und was gestoppt wird.",
    },
    integration: {
      title: "REST-API, SDK und Webhooks",
      text: "Ein authentifizierter Aufruf liefert das Ergebnis. Webhooks benachrichtigen den Rest Ihres Systems, ohne dass es selbst nachfragen muss.",
    },
    analytics: {
      title: "Auswertungen",
      text: "Sehen Sie, was markiert wird, wie oft und in welchen Kategorien, und bemerken Sie Raids und Spamwellen, während sie laufen.",
    },
  },
  detections: {
    title: "Was wir erkennen",
    lead: "Wir erkennen vier Gruppen schädlicher Inhalte. Jede Kategorie einer Gruppe hat eine eigene Einstellung, sodass Sie eine verschärfen können, ohne die anderen zu ändern.",
    note: "Belästigung, Betrugslinks und drastische Bilder sind Beispiele, keine Kategorien. Die Beispielnachrichten sind erfunden.",
    flagged: "Markiert",
    items: {
      hate: {
        title: "Hassrede und Toxizität",
        text: "Angriffe auf Menschen wegen dessen, was sie sind, Belästigung, Drohungen und Beschimpfungen, auch solche, die jedes Wort einer Sperrliste vermeiden.",
        signals: ["Hassrede", "Toxizität", "Belästigung"],
        sample: {
          before: "niemand will ",
          marked: "solche wie dich",
          after: " auf diesem Server. logg dich für immer aus",
        },
        category: "Hassrede",
      },
      spam: {
        title: "Spam und Phishing",
        text: "Massenwerbung, täuschend ähnliche Links und Nachrichten, die ein Passwort oder eine Zahlung stehlen sollen.",
        signals: ["Spam", "Phishing", "Betrugslinks"],
        sample: {
          before: "Ihre Wallet ist gesperrt. Bestätigen Sie auf ",
          marked: "wa11et-verify.example",
          after: " innerhalb von 10 Minuten.",
        },
        category: "Phishing",
      },
      nsfw: {
        title: "NSFW-Inhalte und Gewalt",
        text: "Explizite und gewalthaltige Inhalte in Bildern, Videos und Texten. Beides wird getrennt erkannt, sodass jeweils eine eigene Regel gelten kann.",
        signals: ["NSFW", "Gewalt", "Drastische Bilder"],
        category: "NSFW",
      },
      personal: {
        title: "Persönliche Daten und Kinderschutz",
        text: "Preisgegebene Adressen, Telefonnummern und Dokumente, gefälschte Gesichter und Stimmen sowie Material, das Kinder gefährdet.",
        signals: ["Persönliche Daten", "Deepfakes", "Kinderschutz"],
        sample: {
          before: "sie wohnt im ",
          marked: "Erlenhof 18, (404) 555-0173",
          after: ", schaut mal vorbei",
        },
        category: "Persönliche Daten",
      },
    },
  },
  closing: {
    title: "Probieren Sie es mit schwierigen Nachrichten",
    lead: `Erstellen Sie ein Konto, nutzen Sie die ${credits.onRegistration} Gratis-Credits und prüfen Sie die Nachrichten, über die Ihre Moderatoren streiten.`,
    primary: "Jetzt starten",
    secondary: "Dokumentation lesen",
  },
  set: {
    note: "Was diese Zahlen bedeuten",
    folded: "Alle Funktionen nach Kategorien",
    title: "Der vollständige Funktionsumfang",
    lead: "Alles, was der Dienst kann, an einem Ort. Gekennzeichnete Punkte gehören zum Enterprise-Tarif; alles andere ist in beiden Tarifen enthalten.",
    enterpriseMark: "Enterprise",
    groups: {
      detection: "Erkennung",
      types: "Inhaltsarten",
      analysis: "Analyse",
      integration: "Integration",
      control: "Steuerung",
      privacy: "Datenschutz und Compliance",
    },
    items: {
      hate: "Hassrede und Toxizität",
      spam: "Spam und Phishing",
      nsfw: "NSFW-Inhalte",
      violence: "Gewalt",
      personal: "Preisgegebene persönliche Daten",
      deepfakes: "Deepfakes und Inhalte, die Kinder gefährden",
      text: `Text, ${credits.cost.text} Credits pro Anfrage`,
      image: `Bilder, ${credits.cost.image} Credits`,
      video: `Videos, ${credits.cost.video} Credits`,
      audio: `Audio, ${credits.cost.audio} Credits`,
      advancedText: `Erweiterte Textanalyse, ${credits.cost.advancedText} Credits`,
      ocr: `OCR-Scan, ${credits.cost.ocr} Credits`,
      preFilter: `Vorfilter im Browser, unter ${claims.preFilterMs}\u00a0ms`,
      serverAnalysis: `KI-Analyse auf dem Server, unter ${claims.analysisMs}\u00a0ms`,
      languages: `${claims.languages}+ Sprachen`,
      recognition: "Objekterkennung, Gesichtsanalyse und Erkennung von Prominenten",
      batch: "Stapelverarbeitung",
      training: "Training eigener Modelle",
      rest: "REST-API mit API-Schlüsseln",
      sdk: "SDK",
      basicWebhooks: "Einfache Webhooks",
      health: "Health-Endpunkt",
      advancedWebhooks: "Erweiterte Webhooks",
      onPremise: "On-Premises-Betrieb",
      rules: "Eigene Regeln",
      dashboard: "Dashboard mit Auswertungen",
      categories: "Erkannte Kategorien bei jedem Ergebnis",
      adaptive: "Adaptive Learning Engine",
      roles: "Rollenbasierte Zugriffsrechte",
      whiteLabel: "White-Label",
      contentDeleted: `Eingereichte Inhalte innerhalb von ${retention.contentHours} Stunden gelöscht`,
      resultsKept: `Ergebnisse und Metadaten ${retention.resultsDays} Tage aufbewahrt`,
      logsKept: `API-Nutzungs- und Fehlerprotokolle ${retention.logsDays} Tage aufbewahrt`,
      noSale: "Kein Verkauf personenbezogener Daten",
    },
  },
  pictures: {
    layers: {
      message: {
        before: "Gratismünzen für die ersten 50, Login auf ",
        marked: "paypa1-win.example",
        after: "",
      },
      preFilter: {
        name: "Vorfilter im Browser",
        time: `unter ${claims.preFilterMs}\u00a0ms`,
        finding: "Verdächtiger Link",
      },
      analysis: {
        name: "Analyse auf dem Server",
        time: `unter ${claims.analysisMs}\u00a0ms`,
        finding: "Phishing",
      },
      label: "Eine Antwort",
      verdict: "Markiert",
    },
    vision: "Gewalt",
    audio: { transcript: "… ich weiß, wo du parkst …", finding: "Gewalt" },
    ocr: { lines: ["SENDE 1 COIN", "ERHALTE 10"], value: "„sende 1 coin erhalte 10“" },
    rules: {
      communities: { game: "Spielechat", school: "Schulforum" },
      settings: { allow: "Zulassen", review: "Prüfen", stop: "Stoppen" },
      categories: { toxicity: "Toxizität", nsfw: "NSFW", spam: "Spam", violence: "Gewalt" },
    },
    integration: {
      receivers: {
        queue: "Ihre Warte\u00adschlange",
        moderators: "Ihre Modera\u00adtoren",
        logs: "Ihre Protokolle",
      },
    },
    analytics: { note: "Spamwelle", toxicity: "Toxizität", spam: "Spam", span: "Markiert pro Stunde" },
    deletion: {
      content: { name: "Eingereichte Inhalte", period: `${retention.contentHours} Stunden` },
      logs: { name: "API-Nutzungs- und Fehlerprotokolle", period: `${retention.logsDays} Tage` },
      results: { name: "Ergebnis und Metadaten", period: `${retention.resultsDays} Tage` },
    },
  },
};
