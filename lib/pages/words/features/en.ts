import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

const { claims, retention, credits } = figures;

export const en = {
  header: {
    eyebrow: "Features",
    title: "One clear answer for everything people post",
    lead: `${site.name} checks text, images, video and audio in more than ${claims.languages} languages. Every check ends in an answer your code can act on: flagged or not, and under which categories.`,
  },
  /** The nine features as the three parts of a check. */
  chapters: {
    check: {
      title: "It starts with a check",
      lead: `The pre-filter stops obvious abuse in the browser; the server analyzes everything else, in ${claims.languages}+ languages. Submitted content is deleted within ${retention.contentHours} hours; only the result and its metadata are kept.`,
    },
    media: {
      title: "It checks more than text",
      lead: "The same categories apply to pictures, clips and recordings, because abuse moves to wherever no one checks.",
    },
    act: {
      title: "You decide what follows",
      lead: `${site.name} reports what it found. Your rules decide what happens next.`,
    },
  },
  features: {
    layers: {
      title: "Two layers of checking",
      text: `A pre-filter in the browser answers in under ${claims.preFilterMs}\u00a0ms, while the sender is still looking at the message. Full AI analysis on the server follows in under ${claims.analysisMs}\u00a0ms.`,
    },
    languages: {
      title: `${claims.languages}+ languages`,
      text: "A threat is a threat in any script. The same categories come back whichever language a message is written in.",
    },
    deletion: {
      title: `Deleted within ${retention.contentHours} hours`,
      text: `Submitted content is checked, then deleted automatically within ${retention.contentHours} hours. The result and its metadata are kept for ${retention.resultsDays} days, so that you can answer an appeal.`,
    },
    vision: {
      title: "Images and video",
      text: "NSFW content, violence and manipulated faces, found in still images and in video.",
    },
    audio: {
      title: "Audio",
      text: "Voice messages and recordings are checked for the same categories as written text.",
    },
    ocr: {
      title: "Text inside images",
      text: "Words hidden in memes and screenshots are extracted, returned to you, and moderated like any other text.",
    },
    rules: {
      title: "Custom rules",
      text: "A game chat and a school forum draw the line in different places. Decide per category what is allowed, what a person should look at, and what is stopped.",
    },
    integration: {
      title: "REST API, SDK and webhooks",
      text: "One authenticated call returns the verdict. Webhooks notify the rest of your system, so nothing has to poll.",
    },
    analytics: {
      title: "Analytics",
      text: "See what is being flagged, how often and in which categories, and notice a raid or a spam wave as it happens.",
    },
  },
  detections: {
    title: "What We Detect",
    lead: "We detect four groups of harm. Each category in a group has its own setting, so you can make one stricter without changing the others.",
    /** About what phones don't show. */
    note: "Harassment, scam links and graphic imagery are examples, not categories. The sample messages are made up.",
    flagged: "Flagged",
    items: {
      hate: {
        title: "Hate speech and toxicity",
        text: "Attacks on people for who they are, harassment, threats and abuse, including the kind that avoids every word on a blocklist.",
        signals: ["Hate speech", "Toxicity", "Harassment"] as Three,
        sample: {
          before: "nobody wants ",
          marked: "your kind",
          after: " on this server. log off for good",
        },
        category: "Hate speech",
      },
      spam: {
        title: "Spam and phishing",
        text: "Mass advertising, look-alike links and messages written to steal a password or a payment.",
        signals: ["Spam", "Phishing", "Scam links"] as Three,
        sample: {
          before: "Your wallet is locked. Confirm at ",
          marked: "wa11et-verify.example",
          after: " within 10 minutes.",
        },
        category: "Phishing",
      },
      nsfw: {
        title: "NSFW content and violence",
        text: "Explicit and violent material in pictures, video and text. The two are detected separately, so each can have its own rule.",
        signals: ["NSFW", "Violence", "Graphic imagery"] as Three,
        category: "NSFW",
      },
      personal: {
        title: "Personal information and child safety",
        text: "Exposed addresses, phone numbers and documents, deepfaked faces and voices, and material that endangers children.",
        signals: ["Personal information", "Deepfakes", "Child safety"] as Three,
        sample: {
          before: "she lives at ",
          marked: "18 Alder Court, (404) 555-0173",
          after: ", go say hi",
        },
        category: "Personal information",
      },
    },
  },
  closing: {
    title: "Try it with difficult messages",
    lead: `Create an account, use your ${credits.onRegistration} free credits, and check the messages your moderators argue about.`,
    primary: "Get Started",
    secondary: "Read the documentation",
  },
  set: {
    note: "What these figures mean",
    /** The summary of the lists, which are folded on phones. */
    folded: "All features by category",
    title: "The complete feature set",
    lead: "Everything the service does, in one place. Items marked Enterprise need that plan; everything else is included in both plans.",
    enterpriseMark: "Enterprise",
    groups: {
      detection: "Detection",
      types: "Content types",
      analysis: "Analysis",
      integration: "Integration",
      control: "Control",
      privacy: "Privacy and compliance",
    },
    items: {
      hate: "Hate speech and toxicity",
      spam: "Spam and phishing",
      nsfw: "NSFW content",
      violence: "Violence",
      personal: "Exposed personal information",
      deepfakes: "Deepfakes and material that endangers children",
      text: `Text, ${credits.cost.text} credits per request`,
      image: `Images, ${credits.cost.image} credits`,
      video: `Video, ${credits.cost.video} credits`,
      audio: `Audio, ${credits.cost.audio} credits`,
      advancedText: `Advanced text analysis, ${credits.cost.advancedText} credits`,
      ocr: `OCR scanning, ${credits.cost.ocr} credits`,
      preFilter: `In-browser pre-filter, under ${claims.preFilterMs}\u00a0ms`,
      serverAnalysis: `Server-side AI analysis, under ${claims.analysisMs}\u00a0ms`,
      languages: `${claims.languages}+ languages`,
      recognition: "Object detection, face analysis and celebrity recognition",
      batch: "Batch processing",
      training: "Custom model training",
      rest: "REST API with API keys",
      sdk: "SDK",
      basicWebhooks: "Basic webhooks",
      health: "Health endpoint",
      advancedWebhooks: "Advanced webhooks",
      onPremise: "On-premise deployment",
      rules: "Custom rules",
      dashboard: "Analytics dashboard",
      categories: "Detected categories with every result",
      adaptive: "Adaptive learning engine",
      roles: "Role-based access controls",
      whiteLabel: "White-label",
      contentDeleted: `Submitted content deleted within ${retention.contentHours} hours`,
      resultsKept: `Results and metadata kept ${retention.resultsDays} days`,
      logsKept: `API usage and error logs kept ${retention.logsDays} days`,
      noSale: "No sale of personal information",
    },
  },
  /** The text in the drawings. They are illustrations without real messages, people or addresses. */
  pictures: {
    layers: {
      message: { before: "free coins for the first 50, log in at ", marked: "paypa1-win.example", after: "" },
      preFilter: {
        name: "Browser pre-filter",
        time: `under ${claims.preFilterMs}\u00a0ms`,
        finding: "Suspicious link",
      },
      analysis: {
        name: "Server analysis",
        time: `under ${claims.analysisMs}\u00a0ms`,
        finding: "Phishing",
      },
      label: "One answer",
      verdict: "Flagged",
    },
    vision: "Violence",
    audio: { transcript: "…I know where you park…", finding: "Violence" },
    ocr: { lines: ["SEND 1 COIN", "GET 10 BACK"] as [string, string], value: "“send 1 coin get 10 back”" },
    rules: {
      communities: { game: "Game chat", school: "School forum" },
      settings: { allow: "Allow", review: "Review", stop: "Stop" },
      categories: { toxicity: "Toxicity", nsfw: "NSFW", spam: "Spam", violence: "Violence" },
    },
    integration: { receivers: { queue: "Your queue", moderators: "Your moderators", logs: "Your logs" } },
    analytics: { note: "Spam wave", toxicity: "Toxicity", spam: "Spam", span: "Flagged per hour" },
    deletion: {
      content: { name: "Submitted content", period: `${retention.contentHours} hours` },
      logs: { name: "API usage and error logs", period: `${retention.logsDays} days` },
      results: { name: "Result and metadata", period: `${retention.resultsDays} days` },
    },
  },
};

export type FeaturesWords = typeof en;

type Three = [string, string, string];
