import { errorText } from "@/lib/platform/openapi/problems";

/** The specification states neither cost nor response of these; both are taken from the image check. */
const costSentence =
  "The price list has no entry for this analysis; here it is assumed to cost as much as an image check.";

const answerSentence = (result: string) =>
  `The documented response contains only \`flagged\` and \`categories\`, not the ${result} found.`;

/** What the product detects, as named in responses. The list grows, so the schema leaves it open. */
const detectedKinds =
  "hate_speech, spam, phishing, nsfw, toxicity, violence, personal_information, deepfake, child_safety";

export const en = {
  /** By operation id. */
  operations: {
    "moderate-text": {
      summary: "Check text",
      description:
        "Checks one text (a comment, a message, a profile) for every category at once. Send it as it was written; disguised spellings are checked too.",
    },
    "moderate-image": {
      summary: "Check an image",
      description:
        "Fetches an image from its URL and checks what it shows. The words inside it are checked separately: use “Check the text inside an image” as well.",
    },
    "moderate-ocr": {
      summary: "Check the text inside an image",
      description:
        "Reads the words in a screenshot, a meme or a scanned page and checks them like any other text. The words come back with the result.",
    },
    "object-detection": {
      summary: "Detect objects",
      description: `Detects the objects that an image shows. ${answerSentence("objects")} ${costSentence}`,
    },
    "face-analysis": {
      summary: "Analyze faces",
      description: `Analyzes the faces in an image. A face is personal data nearly everywhere: make sure you have a legal basis before you send one. ${answerSentence("faces")} ${costSentence}`,
    },
    "celebrity-recognition": {
      summary: "Recognize public figures",
      description: `Looks for well-known people in an image, because they are often targets of impersonation and deepfakes. ${answerSentence("people")} ${costSentence}`,
    },
    "analytics-dashboard": {
      summary: "Get your analytics",
      description: "Returns your dashboard’s statistics as JSON, for your own reports.",
    },
    health: {
      summary: "Check service health",
      description:
        "Returns the service’s health. Check it before debugging your own code. The price list doesn’t mention this endpoint, so ask us before you let a monitor call it regularly.",
    },
  },
  /** Members of requests and responses, by name with the names of their parents. */
  fields: {
    text: "The text to check, in its original language and exactly as it was written.",
    userId: "Your own identifier for the author. A pseudonymous one is enough.",
    metadata: "Where and when the content was posted.",
    "metadata.source": "Where in your product the content appeared.",
    "metadata.timestamp": "When it was posted, in UTC (ISO 8601).",
    imageUrl: "URL of the image, reachable without signing in.",
    options: "Optional additions to the check.",
    "options.detectLanguages":
      "Detect the languages of the text in the image. The response field for the languages isn’t documented yet.",
    "options.includeExplanations":
      "Ask for explanations with the categories. The response field for the explanations isn’t documented yet.",
    flagged: "True if at least one category was found. Base your decision on this field.",
    categories: `The categories that were found; empty if there were none. Current categories: ${detectedKinds}.`,
    extractedText: "The text found in the image; empty if there was none.",
    status:
      "The service as a whole. `healthy` and `operational` mean that it works; treat any other value as a problem.",
    timestamp: "When this was measured, in UTC.",
    version: "The release that responded.",
    environment: "Where it runs, such as `production`.",
    uptime: "Seconds since the service started.",
    database: "The database behind the API.",
    errors: "The state of error monitoring.",
  },
  /** Responses whose members are not described, by operation id. */
  answers: {
    "analytics-dashboard":
      "Your account’s statistics. The fields aren’t documented; read their names from the response.",
  },
  /** The errors of the integration API, by status. */
  errors: {
    400: errorText(400),
    401: errorText(401),
    413: errorText(413),
    422: errorText(422),
    429: errorText(429),
    503: errorText(503),
  },
  /** How to run each language's programs, and the prerequisites. Markdown. */
  languages: {
    curl: { run: "`sh sample.sh`", needs: "curl 7.76 or newer" },
    typescript: {
      run: "`npx tsx sample.mts`; with Node 22.18 or newer, also `node sample.mts`",
      needs: "Node 20 or newer",
    },
    python: { run: "`python3 sample.py`", needs: "Python 3" },
    go: { run: "`go run main.go`", needs: "Go 1.20 or newer" },
  },
};

export type IntegrationApiWords = typeof en;
