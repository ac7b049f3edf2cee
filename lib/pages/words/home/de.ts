import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { millionsIn, percentIn } from "@/lib/site/number-forms";
import type { HomeWords } from "./en";

const { claims, credits, retention } = figures;

export const de: HomeWords = {
  hero: {
    prefix: "Schutz für Ihre",
    words: { community: "Community", platform: "Plattform", users: "Nutzer", brand: "Marke" },
    spoken: "Schutz für Ihre Community, Plattform, Nutzer und Marke",
    lead: `${site.name} prüft Texte, Bilder, Videos und Audio, bevor andere sie sehen. Ein Vorfilter für Texte im Browser antwortet in unter ${claims.preFilterMs}\u00a0ms; die vollständige KI-Analyse auf dem Server folgt in unter ${claims.analysisMs}\u00a0ms.`,
    primary: "Jetzt starten",
    secondary: "Dokumentation lesen",
    pause: "Animation anhalten",
    resume: "Animation fortsetzen",
  },
  stats: {
    note: "Was diese Zahlen bedeuten",
    title: `${site.name} in Zahlen`,
    accuracy: { value: percentIn("de", claims.accuracy), label: "Genauigkeit" },
    users: { value: millionsIn("de", claims.usersProtected), label: "geschützte Nutzer" },
    response: {
      value: `<\u00a0${claims.responseMs}\u00a0ms`,
      spoken: `Unter ${claims.responseMs}\u00a0ms`,
      label: "Antwortzeit",
    },
    threats: { value: percentIn("de", claims.threatReduction), label: "weniger Bedrohungen" },
  },
  features: {
    eyebrow: "Was der Dienst leistet",
    title: "Alles, was Menschen posten, nach demselben Maßstab geprüft",
    lead: "Wir suchen nach Hassrede, Spam und Phishing, NSFW-Inhalten, Toxizität, Gewalt, preisgegebenen persönlichen Daten, Deepfakes und Inhalten, die Kinder gefährden.",
  },
  layers: {
    title: "Zwei Prüfebenen",
    text: "Die erste Ebene läuft im Browser der Besucher und stoppt offensichtlichen Missbrauch, bevor er gesendet wird. Die zweite analysiert alles Übrige gründlich auf dem Server.",
    messages: {
      flagged: { text: "Gratis: paypa1-win.example", outcome: "Nie gesendet" },
      review: { text: "erst die Anzahlung schicken", outcome: "Zurückgehalten" },
      allowed: { text: "bis später beim Training", outcome: "Veröffentlicht" },
    },
    preFilter: { label: "Vorfilter, im Browser", time: `unter ${claims.preFilterMs}\u00a0ms` },
    analysis: { label: "KI-Analyse, auf dem Server", time: `unter ${claims.analysisMs}\u00a0ms` },
  },
  languages: {
    title: `${claims.languages}+ Sprachen`,
    text: "Dieselben Kategorien und dieselbe Skala, in welcher Sprache eine Nachricht auch geschrieben ist.",
  },
  media: {
    title: "Text, Bild, Video, Audio",
    text: "Auch Bilder werden gelesen: Text in einem Bild durchläuft dieselben Prüfungen wie eine Nachricht.",
  },
  rules: {
    title: "Ihre eigenen Regeln",
    text: "Legen Sie fest, wie jede Kategorie an jedem Ort behandelt wird: streng in der Lobby, tolerant im Debattenforum.",
    when: "wenn",
    in: "in",
    consequence: "dann",
    elseIf: "sonst wenn",
    strict: "Toxizität ≥ 0,80",
    place: "#allgemein",
    hide: "ausblenden, Autor informieren",
    mild: "Toxizität ≥ 0,50",
    hold: "zurückhalten, prüfen",
  },
  privacy: {
    title: `Innerhalb von ${retention.contentHours} Stunden gelöscht`,
    text: "Eingereichte Inhalte werden automatisch gelöscht.",
    scale: { received: "erhalten", checked: "geprüft", erased: `gelöscht, ${retention.contentHours}\u00a0h` },
  },
  analytics: {
    title: "Auswertung nach Kategorien",
    text: "Sehen Sie, welche Kategorien wo zunehmen und wie Ihre Regeln reagiert haben.",
    rows: {
      spam: "Spam und Phishing",
      toxicity: "Toxizität",
      personal: "Persönliche Daten",
      nsfw: "NSFW",
      violence: "Gewalt",
    },
    note: "Beispieldaten: markierte Beiträge nach Kategorie in einer Woche",
  },
  webhook: {
    title: "REST-API, SDK, Webhooks",
    text: "Rufen Sie die API auf und erhalten Sie die Antwort sofort oder per Webhook.",
  },
  steps: {
    code: "Codebeispiel",
    eyebrow: "So funktioniert es",
    title: "In vier Schritten von der ersten Anfrage zur ruhigeren Community",
    lead: "Texte, Bilder und Text in Bildern haben je einen eigenen Endpunkt, und ein API-Schlüssel gilt für alle.",
    answer: "Antwort",
    items: {
      connect: {
        title: "Plattform anbinden",
        text: "Erstellen Sie im Dashboard einen Schlüssel und senden Sie Inhalte, sobald sie gepostet werden, über die REST-API oder das SDK.",
      },
      analyse: {
        title: "Analyse auf zwei Ebenen",
        text: `Der Vorfilter im Browser erkennt offensichtlichen Missbrauch in unter ${claims.preFilterMs}\u00a0ms. Alles andere durchläuft die vollständige KI-Analyse auf dem Server.`,
      },
      act: {
        title: "Sofort handeln",
        text: "Zulassen, ausblenden oder zur Prüfung zurückhalten, nach Ihren eigenen Regeln, sobald die Antwort oder der Webhook eintrifft.",
      },
      rest: {
        title: "Sichere Community",
        text: "Die Menschen sehen das Gespräch, für das sie gekommen sind. In der Auswertung sehen Sie, was gestoppt wurde und warum.",
      },
    },
  },
  testimonials: {
    eyebrow: "In der Praxis",
    title: "Worauf Moderationsteams hinarbeiten",
    note: "Diese Zitate sind Beispiele: Sie beschreiben die typische Nutzung und sind keine Aussagen von Kunden.",
    rating: "5 von 5 Sternen",
    mark: "Beispiel",
    items: {
      safety: {
        quote:
          "Früher begrüßte uns die Warteschlange mit dem Spam einer ganzen Nacht. Heute enthält sie die vierzig Beiträge, die wirklich einen Menschen brauchen.",
        role: "Leitung Trust & Safety",
        place: "Gaming-Community",
      },
      engineering: {
        quote:
          "Verkäufer schrieben immer wieder Telefonnummern in Produktfotos. Seit der Text in Bildern geprüft wird, ist damit Schluss.",
        role: "Leitung Entwicklung",
        place: "Online-Marktplatz",
      },
      privacy: {
        quote:
          "Unsere Datenschutzprüfung dauerte einen Nachmittag, denn eingereichte Inhalte sind innerhalb eines Tages weg, und so steht es auch in den Bedingungen.",
        role: "Datenschutzbeauftragte",
        place: "Lernplattform",
      },
    },
  },
  closing: {
    title: "Halten Sie schädliche Inhalte von Ihren Nutzern fern",
    lead: `Erstellen Sie einen API-Schlüssel und senden Sie Ihre erste Anfrage. Inhalte, die Sie senden, werden innerhalb von ${retention.contentHours} Stunden gelöscht.`,
    primary: `${credits.promotional} Gratis-Credits sichern`,
    secondary: "Credit-Pakete ansehen",
    note: "Keine Kreditkarte nötig • Zahlung nach Verbrauch • Kein Abo",
    credits: `Jedes Konto beginnt mit ${credits.onRegistration} Gratis-Credits, ohne Kreditkarte. Mit Aktionsangeboten sind es insgesamt bis zu ${credits.promotional}.`,
    footnote: "So funktionieren Gratis-Credits",
  },
  queue: {
    layer: "Vollständige Analyse · Ebene 2 von 2",
    title: "Moderations\u00adwarteschlange",
    live: "Beispieldaten",
    caption:
      "Beispiel für eine Moderationswarteschlange: was gepostet wurde, was darin gefunden wurde und wie sicher die Bewertung ist.",
    score: "Wert",
    history: "In der letzten Minute geprüft",
    verdicts: { allowed: "Zugelassen", flagged: "Markiert", review: "Prüfen" },
    categories: {
      none: "Keine Kategorie",
      phishing: "Phishing",
      personal: "Persönliche Daten",
      toxicity: "Toxizität",
      spam: "Spam",
      nsfw: "NSFW",
      violence: "Gewalt",
    },
    items: {
      greeting: { source: "Chat · de", content: "gg zusammen, morgen wieder zur selben Zeit?" },
      wallet: { source: "Direktnachricht · de", content: "Wallet gesperrt! Bestätigen: ▮secure-wa11et▮" },
      listing: { source: "Anzeigenfoto · OCR", content: "„Schreib mir lieber, 555-▮0173▮“" },
      voice: {
        source: "Sprachnachricht · 0:14",
        content: "keiner hat nach deiner ▮Meinung▮ gefragt, verschwinde",
      },
      comment: { source: "Kommentar · es", content: "¿Alguien tiene el enlace del torneo?" },
    },
    photo: { offer: "Fahrrad abzugeben", number: "555-0173", found: "Telefonnummer 0,93" },
    action:
      "Ausgeblendet durch die Regel „Keine Kontaktdaten in Fotos“. Dem Verkäufer wurde der Grund mitgeteilt.",
  },
};
