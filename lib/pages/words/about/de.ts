import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { AboutWords } from "./en";

const { claims, retention, credits } = figures;

export const de: AboutWords = {
  header: {
    eyebrow: "Über uns",
    title: "Ein Zaun, kein Wachturm",
    lead: `${site.name} hält Schädliches von den Orten fern, an denen Menschen miteinander reden. Was sie gesagt haben, behalten wir dabei nicht.`,
  },
  story: {
    title: "Unsere Geschichte",
    paragraphs: {
      name: "Eine Palisade ist ein Zaun aus dicht gesetzten Pfählen. Kein einzelner Pfahl hält etwas zurück; die Reihe tut es. Und anders als ein Wachturm macht sich ein Zaun keine Notizen: Er stoppt, was nicht hereinkommen soll, und lässt den Rest durch.",
      choice:
        "Die meisten Moderationswerkzeuge zwingen zu einer Wahl: eine Liste verbotener Wörter, die sich leicht umgehen lässt, oder ein Dienst, der jede Nachricht liest und eine Kopie behält, solange er will. Wir haben 2024 angefangen, weil wir fanden, dass niemand vor dieser Wahl stehen sollte.",
      work: `Deshalb ist die Arbeit geteilt. Ein kleiner Filter läuft im Browser und antwortet in unter ${claims.preFilterMs}\u00a0ms. Alles, was der Filter nicht stoppt, geht an den Server, wo KI-Modelle es vollständig untersuchen. Dann wird der Inhalt gelöscht, innerhalb von ${retention.contentHours} Stunden, und nur das Ergebnis und seine Metadaten bleiben.`,
    },
    picture:
      "Nachrichten fallen auf eine Reihe von Pfählen zu: Die meisten gleiten zwischen ihnen hindurch, die markierten bleiben an einer Spitze hängen.",
  },
  mission: {
    label: "Unsere Mission",
    text: "Wer eine Online-Community betreibt, soll sie sicher halten können, ohne zu behalten, was ihre Mitglieder sagen.",
  },
  timeline: {
    title: "Von 2024 bis heute",
    lead: "Wo es zu einem Meilenstein ein Dokument gibt, verlinken wir es.",
    items: {
      notice: {
        date: "Januar 2024",
        title: "Hinweis bei der Erhebung",
        text: "Der Hinweis, welche personenbezogenen Informationen erhoben werden und warum, gilt ab dem 1. Januar. Nichts davon wird verkauft.",
        link: "Datenschutz in Kalifornien",
      },
      layers: {
        date: "2024",
        title: "Zwei Ebenen, eine Antwort",
        text: `${site.name} beginnt mit Text und einer Idee: erst im Browser prüfen, dann gründlich auf dem Server, und ein einziges Ergebnis zurückgeben.`,
        link: "So arbeiten die Ebenen",
      },
      retention: {
        date: "Dezember 2024",
        title: "Eine schriftliche Aufbewahrungs\u00adrichtlinie",
        text: `Die Richtlinie zur Datenaufbewahrung legt für jede Art von Daten eine Frist fest: ${retention.contentHours} Stunden für eingereichte Inhalte, ${retention.resultsDays} Tage für Ergebnisse.`,
        link: "Richtlinie zur Datenaufbewahrung",
      },
      terms: {
        date: "Januar 2025",
        title: "Nutzungsbedingungen und Datenschutzerklärung",
        text: "Die Nutzungsbedingungen und die Datenschutzerklärung werden in ihrer heutigen Fassung veröffentlicht.",
        link: "Nutzungsbedingungen",
      },
      media: {
        date: "2025",
        title: "Mehr als Text",
        text: "Bilder, Videos und Audio kommen hinzu, jeweils mit festen Kosten in Credits. Auch Wörter in Bildern werden gelesen und geprüft.",
        link: "Was eine Anfrage kostet",
      },
      today: {
        date: "Heute",
        title: `${claims.languages}+ Sprachen, zwei Tarife`,
        text: "Entwickler zahlen nach Verbrauch; Unternehmen vereinbaren eigene Bedingungen. Der Status des Dienstes ist öffentlich.",
        link: "Systemstatus",
      },
    },
  },
  values: {
    title: "Woran wir uns messen lassen",
    lead: "Vier Werte, die Sie alle auf dieser Website überprüfen können.",
    items: {
      little: {
        title: "So wenig wie möglich behalten",
        text: `Was wir nicht haben, kann weder abfließen noch verkauft oder von uns verlangt werden. Eingereichte Inhalte werden innerhalb von ${retention.contentHours} Stunden gelöscht.`,
        proof: "Aufbewahrungsfristen lesen",
      },
      reasons: {
        title: "Ergebnisse begründen",
        text: "Ein Ergebnis ohne Kategorie erklärt nichts. Jedes Ergebnis nennt, was gefunden wurde, damit Moderatoren es erklären und Betroffene es anfechten können.",
        proof: "Sehen, was eine Antwort enthält",
      },
      rules: {
        title: "Ihre Community, Ihre Regeln",
        text: "Wir melden, was wir finden. Was zulässig ist, entscheiden die Menschen, die die Community betreiben.",
        proof: "Eigene Regeln ansehen",
      },
      rights: {
        title: "Rechte mit Fristen",
        text: "Alle können erfahren, was wir über sie gespeichert haben, und die Löschung beantragen, auch wenn sie keine Kunden sind. Für jeden Antrag gilt eine Frist, in der wir antworten müssen.",
        proof: "Ihre Rechte ansehen",
      },
    },
  },
  closing: {
    title: "Beginnen Sie, Ihre Community zu schützen",
    lead: `Starten Sie mit ${credits.onRegistration} Gratis-Credits, oder sagen Sie uns, was Sie schützen möchten.`,
    primary: "Jetzt starten",
    secondary: "Kontakt",
  },
};
