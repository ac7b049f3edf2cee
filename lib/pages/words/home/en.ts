import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

const { claims, credits, retention } = figures;

export const en = {
  hero: {
    prefix: "Protect your",
    words: { community: "Community", platform: "Platform", users: "Users", brand: "Brand" },
    /** Read by screen readers instead of the changing word. */
    spoken: "Protect your community, platform, users and brand",
    lead: `${site.name} checks text, images, video and audio before other people see them. A text pre-filter in the browser answers in under ${claims.preFilterMs} ms; full AI analysis on the server follows in under ${claims.analysisMs} ms.`,
    primary: "Get Started",
    secondary: "Read the documentation",
    pause: "Pause the animation",
    resume: "Resume the animation",
  },
  stats: {
    note: "What these figures mean",
    title: `${site.name} by the numbers`,
    accuracy: { value: claims.accuracy as string, label: "accuracy" },
    users: { value: claims.usersProtected as string, label: "users protected" },
    response: {
      value: `<${claims.responseMs} ms`,
      spoken: `Under ${claims.responseMs} ms`,
      label: "response",
    },
    threats: { value: claims.threatReduction as string, label: "threat reduction" },
  },
  features: {
    eyebrow: "What it does",
    title: "Everything people post, checked to the same standard",
    lead: "We look for hate speech, spam and phishing, NSFW content, toxicity, violence, exposed personal information, deepfakes and material that endangers children.",
  },
  layers: {
    title: "Two layers of checking",
    text: "The first layer runs in the visitor’s own browser and stops obvious abuse before it is sent. The second analyzes everything else in depth on the server.",
    messages: {
      flagged: { text: "gift: paypa1-win.example", outcome: "Never sent" },
      review: { text: "send the deposit first", outcome: "Held for review" },
      allowed: { text: "see you at practice tonight", outcome: "Delivered" },
    },
    preFilter: { label: "Pre-filter, in the browser", time: `under ${claims.preFilterMs} ms` },
    analysis: { label: "AI analysis, on the server", time: `under ${claims.analysisMs} ms` },
  },
  languages: {
    title: `${claims.languages}+ languages`,
    text: "The same categories and the same scale, whichever language a message is written in.",
  },
  media: {
    title: "Text, images, video, audio",
    text: "Text inside an image goes through the same checks as a message.",
  },
  rules: {
    title: "Your own rules",
    text: "Set how each category is handled in each place: a strict lobby, a tolerant debate forum.",
    when: "when",
    in: "in",
    consequence: "then",
    elseIf: "else if",
    strict: "toxicity ≥ 0.80",
    place: "#general",
    hide: "hide, notify author",
    mild: "toxicity ≥ 0.50",
    hold: "hold for review",
  },
  privacy: {
    title: `Deleted within ${retention.contentHours} hours`,
    text: "Submitted content is deleted automatically.",
    scale: { received: "received", checked: "checked", erased: `deleted, ${retention.contentHours} h` },
  },
  analytics: {
    title: "Analytics by category",
    text: "See which categories are rising, where, and how your rules responded.",
    rows: {
      spam: "Spam and phishing",
      toxicity: "Toxicity",
      personal: "Personal information",
      nsfw: "NSFW",
      violence: "Violence",
    },
    note: "Example data: flagged items by category in one week",
  },
  webhook: {
    title: "REST API, SDK, webhooks",
    text: "Call the API and get the verdict right away, or receive it by webhook.",
  },
  steps: {
    /** The summary of the program and its response, which are folded on phones. */
    code: "Code sample",
    eyebrow: "How it works",
    title: "From first request to a calmer community in four steps",
    lead: "Text, images and the text inside images each have their own endpoint, and one API key covers them all.",
    answer: "Response",
    items: {
      connect: {
        title: "Connect your platform",
        text: "Create a key in the dashboard and send content as it is posted, through the REST API or the SDK.",
      },
      analyse: {
        title: "Dual-layer analysis",
        text: `The in-browser pre-filter catches obvious abuse in under ${claims.preFilterMs} ms. Everything else gets full AI analysis on the server.`,
      },
      act: {
        title: "Instant action",
        text: "Your own rules allow a post, hide it or hold it for review as soon as the response or the webhook arrives.",
      },
      rest: {
        title: "Safe community",
        text: "People see the conversation they came for. You see what was stopped, and why, in the analytics.",
      },
    },
  },
  testimonials: {
    eyebrow: "In practice",
    title: "What moderation teams work toward",
    note: "These quotes are illustrative: they describe typical use and are not statements by customers.",
    rating: "5 out of 5 stars",
    /** Next to the stars of each quote. */
    mark: "Illustrative",
    items: {
      safety: {
        quote:
          "The queue used to greet us with a night’s worth of spam. Now it holds the forty posts that really need a person.",
        role: "Trust and safety lead",
        place: "Gaming community",
      },
      engineering: {
        quote:
          "Sellers kept putting phone numbers into product photos. Checking the text inside images put a stop to it.",
        role: "Head of engineering",
        place: "Online marketplace",
      },
      privacy: {
        quote:
          "Our privacy review took one afternoon, because submitted content is gone within a day and the terms say so.",
        role: "Data protection officer",
        place: "Learning platform",
      },
    },
  },
  closing: {
    title: "Keep harmful content away from your users",
    lead: `Create an API key and send your first request. Content you send is deleted within ${retention.contentHours} hours.`,
    primary: `Get ${credits.promotional} Free Credits`,
    secondary: "View Credit Packages",
    note: "No credit card required • Pay as you go • No subscriptions",
    /** How the credits of the button relate to not needing a card. */
    credits: `Every account starts with ${credits.onRegistration} free credits; no credit card is needed. Promotional offers can bring the total to ${credits.promotional}.`,
    footnote: "How free credits work",
  },
  /** The product picture: an invented queue with the product's real fields and verdicts. */
  queue: {
    layer: "Full analysis · Layer 2 of 2",
    title: "Moderation queue",
    live: "Example data",
    caption:
      "An example of the moderation queue: what was posted, what was found in it, and how confident the analysis is.",
    score: "score",
    history: "Checked in the last minute",
    verdicts: { allowed: "Allowed", flagged: "Flagged", review: "Review" },
    categories: {
      none: "No category",
      phishing: "Phishing",
      personal: "Personal information",
      toxicity: "Toxicity",
      spam: "Spam",
      nsfw: "NSFW",
      violence: "Violence",
    },
    /** Text between ▮ marks is blacked out, as moderators see it. */
    items: {
      greeting: { source: "chat · en", content: "gg everyone, same time tomorrow?" },
      wallet: { source: "direct message · en", content: "Wallet locked! Verify at ▮secure-wa11et▮" },
      listing: { source: "listing photo · OCR", content: "“Text me instead, 555-▮0173▮”" },
      voice: { source: "voice note · 0:14", content: "nobody asked for your ▮opinion▮, get lost" },
      comment: { source: "comment · es", content: "¿Alguien tiene el enlace del torneo?" },
    },
    photo: { offer: "Bike for sale", number: "555-0173", found: "phone number 0.93" },
    action: "Hidden by the rule “No contact details in photos”. The seller was told why.",
  },
};

export type HomeWords = typeof en;
