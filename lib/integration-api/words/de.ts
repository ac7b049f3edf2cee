import type { IntegrationApiWords } from "./en";

const costSentence =
  "In der Preisliste steht diese Analyse nicht; hier wird angenommen, dass sie so viel kostet wie die Prüfung eines Bildes.";

const answerSentence = (result: string) =>
  `Die dokumentierte Antwort enthält nur \`flagged\` und \`categories\`, nicht die gefundenen ${result}.`;

const detectedKinds =
  "hate_speech, spam, phishing, nsfw, toxicity, violence, personal_information, deepfake, child_safety";

export const de: IntegrationApiWords = {
  operations: {
    "moderate-text": {
      summary: "Einen Text prüfen",
      description:
        "Prüft einen Text auf alle Kategorien zugleich: einen Kommentar, eine Nachricht, ein Profil. Senden Sie ihn so, wie er geschrieben wurde; auch verschleierte Schreibweisen werden geprüft.",
    },
    "moderate-image": {
      summary: "Ein Bild prüfen",
      description:
        "Ruft ein Bild von seiner Adresse ab und prüft, was es zeigt. Um auch die Wörter darin zu prüfen, nutzen Sie den Endpunkt für Text in einem Bild.",
    },
    "moderate-ocr": {
      summary: "Den Text in einem Bild prüfen",
      description:
        "Liest die Wörter in einem Screenshot, einem Meme oder einer gescannten Seite und prüft sie wie jeden anderen Text. Das Ergebnis enthält auch die Wörter.",
    },
    "object-detection": {
      summary: "Objekte erkennen",
      description: `Erkennt die Objekte, die ein Bild zeigt. ${answerSentence("Objekte")} ${costSentence}`,
    },
    "face-analysis": {
      summary: "Gesichter analysieren",
      description: `Analysiert die Gesichter in einem Bild. Ein Gesicht ist fast überall ein personenbezogenes Datum: Sie brauchen eine Rechtsgrundlage, bevor Sie eines senden. ${answerSentence("Gesichter")} ${costSentence}`,
    },
    "celebrity-recognition": {
      summary: "Personen des öffentlichen Lebens erkennen",
      description: `Sucht in einem Bild nach bekannten Personen, weil sich Identitätsmissbrauch und Deepfakes oft gegen sie richten. ${answerSentence("Personen")} ${costSentence}`,
    },
    "analytics-dashboard": {
      summary: "Ihre Zahlen abrufen",
      description: "Liefert die Zahlen Ihres Dashboards als JSON, für Ihre eigenen Berichte.",
    },
    health: {
      summary: "Den Zustand des Dienstes abfragen",
      description:
        "Liefert den Zustand des Dienstes. Rufen Sie ihn ab, bevor Sie den Fehler in Ihrem Code suchen. In der Preisliste steht dieser Endpunkt nicht; fragen Sie uns, bevor Ihr Monitoring ihn regelmäßig aufruft.",
    },
  },
  fields: {
    text: "Der zu prüfende Text, in der Originalsprache und genau so, wie er geschrieben wurde.",
    userId: "Ihre eigene Kennung für den Verfasser. Eine pseudonyme genügt.",
    metadata: "Wo und wann der Inhalt gepostet wurde.",
    "metadata.source": "Wo in Ihrem Produkt der Inhalt erschienen ist.",
    "metadata.timestamp": "Wann der Inhalt gepostet wurde, in UTC (ISO 8601).",
    imageUrl: "Adresse des Bildes, ohne Anmeldung erreichbar.",
    options: "Zusätzliche Optionen der Prüfung.",
    "options.detectLanguages":
      "Die Sprachen des Textes im Bild erkennen. In welchem Feld der Antwort sie stehen, ist noch nicht dokumentiert.",
    "options.includeExplanations":
      "Erläuterungen zu den Kategorien anfordern. In welchem Feld der Antwort sie stehen, ist noch nicht dokumentiert.",
    flagged:
      "Gibt an, ob mindestens eine Kategorie gefunden wurde. Stützen Sie Ihre Entscheidung auf dieses Feld.",
    categories: `Die gefundenen Kategorien; leer, wenn keine gefunden wurde. Derzeitige Kategorien: ${detectedKinds}.`,
    extractedText: "Der Text, der im Bild gelesen wurde; leer, wenn keiner da war.",
    status:
      "Der Dienst als Ganzes. `healthy` und `operational` bedeuten, dass er funktioniert; behandeln Sie jeden anderen Wert als Störung.",
    timestamp: "Wann dies gemessen wurde, in UTC.",
    version: "Das Release, das geantwortet hat.",
    environment: "Wo der Dienst läuft, zum Beispiel `production`.",
    uptime: "Sekunden seit dem Start des Dienstes.",
    database: "Die Datenbank hinter der API.",
    errors: "Was die Fehlerüberwachung meldet.",
  },
  answers: {
    "analytics-dashboard":
      "Zahlen zu Ihrem Konto. Die Felder sind nicht dokumentiert: Entnehmen Sie ihre Namen der Antwort.",
  },
  errors: {
    400: {
      description: "Der Body ist leer oder kein JSON.",
      remedy: "Senden Sie ein JSON-Objekt.",
    },
    401: {
      description: "Das Bearer-Token fehlt, ist falsch geschrieben oder widerrufen.",
      remedy: "Prüfen Sie den Header `Authorization`. Nicht wiederholen.",
    },
    413: { description: "Der Body ist größer als zulässig.", remedy: "Senden Sie weniger." },
    422: {
      description:
        "Der Body passt nicht zu seinem Schema. `fields` nennt jedes fehlerhafte Feld mit einem Satz.",
      remedy: "Korrigieren Sie die Felder. Unverändert nicht wiederholen.",
    },
    429: {
      description: "Das Anfragelimit ist erreicht.",
      remedy:
        "Warten Sie so viele Sekunden, wie `Retry-After` angibt, und senden Sie dann dasselbe noch einmal.",
    },
    503: {
      description: "Der Dienst kann im Moment nicht antworten.",
      remedy:
        "Warten Sie so viele Sekunden, wie `Retry-After` angibt, oder, wenn es fehlt, 1, dann 2, dann 4 Sekunden, und senden Sie dasselbe noch einmal. Legen Sie vorab fest, ob Inhalte in dieser Zeit warten oder durchgelassen werden.",
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
