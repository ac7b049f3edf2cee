import type { IntegrationApiWords } from "./en";

const costSentence =
  "Die Preisliste hat für diese Analyse keinen Eintrag; sie wird hier wie ein Bild gezählt, und das ist eine Annahme.";

const detected =
  "hate_speech, spam, phishing, nsfw, toxicity, violence, personal_information, deepfake, child_safety";

export const de: IntegrationApiWords = {
  operations: {
    "moderate-text": {
      summary: "Einen Text prüfen",
      description:
        "Liest einen Text auf alle Kategorien zugleich: einen Kommentar, eine Nachricht, ein Profil. Senden Sie ihn so, wie er geschrieben wurde; verschleierte Schreibweisen werden mitgelesen.",
    },
    "moderate-image": {
      summary: "Ein Bild prüfen",
      description:
        "Ruft ein Bild von seiner Adresse ab und liest, was es zeigt. Um auch die Wörter darin zu lesen, prüfen Sie es als Text in einem Bild.",
    },
    "moderate-ocr": {
      summary: "Den Text in einem Bild prüfen",
      description:
        "Liest die Wörter in einem Screenshot, einem Meme oder einer gescannten Seite und prüft sie wie jeden anderen Text. Die Wörter kommen mit dem Ergebnis zurück.",
    },
    "object-detection": {
      summary: "Objekte erkennen",
      description: `Betrachtet die Objekte, die ein Bild zeigt. ${costSentence}`,
    },
    "face-analysis": {
      summary: "Gesichter analysieren",
      description: `Betrachtet die Gesichter in einem Bild. Ein Gesicht ist fast überall ein personenbezogenes Datum: Sie brauchen einen rechtmäßigen Grund, bevor Sie eines senden. ${costSentence}`,
    },
    "celebrity-recognition": {
      summary: "Personen des öffentlichen Lebens erkennen",
      description: `Sucht in einem Bild nach bekannten Personen, wie Nachahmungen und Deepfakes sie zeigen. ${costSentence}`,
    },
    "analytics-dashboard": {
      summary: "Ihre Zahlen lesen",
      description: "Die Zahlen Ihres Dashboards als JSON, für Ihre eigenen Berichte.",
    },
    health: {
      summary: "Den Zustand des Dienstes abfragen",
      description:
        "Die Zustandsmeldung des Dienstes. Fragen Sie sie ab, bevor Sie die Schuld bei Ihrem Code suchen, oder lassen Sie ein Monitoring einmal pro Minute nachfragen.",
    },
  },
  fields: {
    text: "Der zu prüfende Text, in beliebiger Sprache, so wie er geschrieben wurde.",
    userId: "Ihre eigene Kennung für den Verfasser. Sie muss niemandem verraten, wer das ist.",
    metadata: "Wo und wann es gepostet wurde.",
    "metadata.source": "Wo in Ihrem Produkt der Inhalt erschienen ist.",
    "metadata.timestamp": "Wann es gepostet wurde, in UTC (ISO 8601).",
    imageUrl: "Adresse des Bildes, ohne Anmeldung erreichbar.",
    options: "Was zur Prüfung hinzukommen soll.",
    "options.detectLanguages": "Die Sprachen des Textes im Bild erkennen.",
    "options.includeExplanations": "Erläuterungen zu den Kategorien anfordern.",
    flagged: "Ob etwas gefunden wurde. Entscheiden Sie danach.",
    categories: `Was gefunden wurde; leer, wenn nichts gefunden wurde. Heute bekannt: ${detected}.`,
    extractedText: "Der Text, der im Bild gelesen wurde; leer, wenn keiner da war.",
    status: "Der Dienst als Ganzes.",
    timestamp: "Wann dies gemessen wurde, in UTC.",
    version: "Das Release, das geantwortet hat.",
    environment: "Wo es läuft, zum Beispiel `production`.",
    uptime: "Sekunden seit dem Start des Dienstes.",
    database: "Der Speicher hinter der API.",
    errors: "Was die Fehlerüberwachung sieht.",
  },
  answers: {
    "analytics-dashboard":
      "Zahlen zu Ihrem Konto. Welche, ist nicht beschrieben: Lesen Sie die Schlüssel, statt sie vorauszusetzen.",
  },
  refusals: {
    400: {
      description: "Der Body ist leer oder kein JSON.",
      remedy: "Senden Sie ein JSON-Objekt.",
    },
    401: {
      description: "Der Bearer-Schlüssel fehlt, ist falsch geschrieben oder widerrufen.",
      remedy: "Prüfen Sie den Header `Authorization`. Nicht wiederholen.",
    },
    413: { description: "Der Body ist größer als zulässig.", remedy: "Senden Sie weniger." },
    422: {
      description: "Der Body passt nicht zu seinem Schema. `fields` nennt, was falsch ist, je ein Satz.",
      remedy: "Korrigieren Sie die Felder. Unverändert nicht wiederholen.",
    },
    429: {
      description: "Das Limit pro Minute ist aufgebraucht.",
      remedy:
        "Warten Sie so viele Sekunden, wie `Retry-After` angibt, und senden Sie dann dasselbe noch einmal.",
    },
    503: {
      description: "Der Dienst kann im Moment nicht antworten.",
      remedy:
        "Warten Sie so viele Sekunden, wie `Retry-After` angibt, oder 1, 2, dann 4, wo es nichts angibt, und senden Sie dasselbe noch einmal. Entscheiden Sie vorab, ob Inhalte warten oder durchgelassen werden.",
    },
  },
  languages: {
    curl: { run: "`sh sample.sh`", needs: "curl 7.76 oder neuer" },
    typescript: {
      run: "`npx tsx sample.mts`; ab Node 22.18 auch `node sample.mts`",
      needs: "Node 20 oder neuer",
    },
    python: { run: "`python3 sample.py`", needs: "Python 3" },
    go: { run: "`go run main.go`", needs: "Go 1.20 oder neuer" },
  },
};
