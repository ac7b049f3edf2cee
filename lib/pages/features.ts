import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

const { claims, retention, credits } = figures;

/** Names the picture a feature card is drawn with; components/features holds one drawing per name. */
export type FeaturePicture =
  | "layers"
  | "languages"
  | "vision"
  | "audio"
  | "ocr"
  | "rules"
  | "integration"
  | "analytics"
  | "deletion";

export type Feature = { title: string; text: string; picture: FeaturePicture };

export type Chapter = {
  id: string;
  title: string;
  lead: string;
  features: readonly [Feature, Feature, Feature];
};

export type Detection = {
  title: string;
  text: string;
  signals: readonly string[];
  sample: { kind: "text"; before: string; marked: string; after: string } | { kind: "image"; label: string };
  category: string;
};

export const featuresHeader = {
  eyebrow: "Features",
  title: "One clear answer for everything people post",
  lead: `${site.name} checks text, images, video and audio in more than ${claims.languages.replace("+", "")} languages. Every check ends in an answer your code can act on: flagged or not, and under which categories.`,
} as const;

/** The nine features, told as the three parts of one check. */
export const chapters = {
  check: {
    id: "check",
    title: "It starts with a check",
    lead: "Two layers check each message, whatever its language. The message is then deleted; only the result is kept.",
    features: [
      {
        title: "Two layers of checking",
        text: `A pre-filter in the browser answers in under ${claims.preFilterMs}\u00a0ms, while the sender is still looking at the message. Full AI analysis on the server follows in under ${claims.analysisMs}\u00a0ms.`,
        picture: "layers",
      },
      {
        title: `${claims.languages} languages`,
        text: "A threat is a threat in any script. The same categories come back whichever language a message is written in.",
        picture: "languages",
      },
      {
        title: `Deleted within ${retention.contentHours} hours`,
        text: `Submitted content is checked, then removed automatically within ${retention.contentHours} hours. What stays is the result and its metadata, for ${retention.resultsDays} days, so that you can answer an appeal.`,
        picture: "deletion",
      },
    ],
  },
  media: {
    id: "media",
    title: "It checks more than text",
    lead: "The same categories apply to pictures, clips and recordings, because abuse moves to wherever nobody checks.",
    features: [
      {
        title: "Images and video",
        text: "NSFW content, violence and manipulated faces, found in still images and in video.",
        picture: "vision",
      },
      {
        title: "Audio",
        text: "Voice messages and recordings are checked for the same categories as written text.",
        picture: "audio",
      },
      {
        title: "Text inside images",
        text: "Words hidden in memes and screenshots are read out, returned to you, and moderated like any other text.",
        picture: "ocr",
      },
    ],
  },
  act: {
    id: "act",
    title: "You decide what follows",
    lead: `${site.name} reports what it found. What happens next is decided by your rules, in your system.`,
    features: [
      {
        title: "Custom rules",
        text: "A game chat and a school forum draw the line in different places. Decide per category what is allowed, what a person should look at, and what is stopped.",
        picture: "rules",
      },
      {
        title: "REST API, SDK and webhooks",
        text: "One authenticated call returns the verdict. Webhooks notify the rest of your system, so nothing has to poll.",
        picture: "integration",
      },
      {
        title: "Analytics",
        text: "See what is being flagged, how often and in which categories, and notice a raid or a spam wave while it is happening.",
        picture: "analytics",
      },
    ],
  },
} as const satisfies Record<string, Chapter>;

export const detections = {
  title: "What We Detect",
  lead: "Four groups of harm. Each has its own setting, so you can make one stricter without changing the others. The examples are made up.",
  flagged: "Flagged",
  items: [
    {
      title: "Hate speech and toxicity",
      text: "Attacks on people for who they are, harassment, threats and abuse, including the kind that avoids every word on a blocklist.",
      signals: ["Hate speech", "Toxicity", "Harassment"],
      sample: {
        kind: "text",
        before: "nobody wants ",
        marked: "your kind",
        after: " on this server. log off for good",
      },
      category: "Hate speech",
    },
    {
      title: "Spam and phishing",
      text: "Mass advertising, look-alike links and messages written to steal a password or a payment.",
      signals: ["Spam", "Phishing", "Scam links"],
      sample: {
        kind: "text",
        before: "Your wallet is locked. Confirm at ",
        marked: "wa11et-verify.example",
        after: " within 10 minutes.",
      },
      category: "Phishing",
    },
    {
      title: "NSFW content and violence",
      text: "Explicit and graphic material in pictures, frames and words, kept apart so that each can have its own rule.",
      signals: ["NSFW", "Violence", "Graphic imagery"],
      sample: { kind: "image", label: "photo.jpg" },
      category: "NSFW",
    },
    {
      title: "Personal information and child safety",
      text: "Addresses, phone numbers and documents posted about somebody else, deepfaked faces and voices, and material that endangers children.",
      signals: ["Personal information", "Deepfakes", "Child safety"],
      sample: {
        kind: "text",
        before: "she lives at ",
        marked: "18 Alder Court, (404) 555-0173",
        after: ", go say hi",
      },
      category: "Personal information",
    },
  ] satisfies readonly Detection[],
} as const;

export const featuresClosing = {
  title: "Try it with difficult messages",
  lead: `Create an account, take the ${credits.onRegistration} free credits, and check the messages your moderators argue about.`,
  primary: { label: "Get Started", href: paths.signup },
  secondary: { label: "Read the Documentation", href: paths.documentation },
} as const;
