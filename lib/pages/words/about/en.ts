import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

const { claims, retention, credits } = figures;

export const en = {
  header: {
    eyebrow: "About",
    title: "A fence, not a watchtower",
    lead: `${site.name} keeps harm out of the places where people talk. It does that without keeping what they said.`,
  },
  story: {
    title: "Our story",
    paragraphs: {
      name: "A palisade is a fence made of stakes set close together. No single stake holds anything back; the row does. And unlike a watchtower, a fence takes no notes: it stops what should not come in, and lets the rest pass.",
      choice:
        "Most moderation tools force a choice: a list of forbidden words, which is easy to get around, or a service that reads every message and keeps a copy for as long as it likes. We started in 2024 because we thought no one should have to choose.",
      work: `So the work is split. A small filter runs in the browser and answers in under ${claims.preFilterMs}\u00a0ms. Everything that the filter doesn’t stop goes to the server, where AI models examine it in full. Then the content is deleted, within ${retention.contentHours} hours, and only the result and its metadata remain.`,
    },
    picture:
      "Messages falling toward a row of pointed stakes: most pass between them, and the flagged ones stop at a tip.",
  },
  mission: {
    label: "Our mission",
    text: "To let anyone who runs an online community keep it safe without keeping what its members say.",
  },
  timeline: {
    title: "From 2024 to today",
    lead: "Where a milestone has a document, we link to it.",
    items: {
      notice: {
        date: "January 2024",
        title: "Notice at Collection",
        text: "Our notice of what personal information we collect, and why, takes effect on January 1. We don’t sell any of it.",
        link: "California privacy",
      },
      layers: {
        date: "2024",
        title: "Two layers, one answer",
        text: `${site.name} begins with text and one idea: check first in the browser, then thoroughly on the server, and return a single verdict.`,
        link: "How the layers work",
      },
      retention: {
        date: "December 2024",
        title: "A written retention policy",
        text: `The data retention policy sets a period for every kind of data: ${retention.contentHours} hours for submitted content, ${retention.resultsDays} days for results.`,
        link: "Data retention policy",
      },
      terms: {
        date: "January 2025",
        title: "Terms and privacy policy",
        text: "The terms of service and the privacy policy are published in their current form.",
        link: "Terms of service",
      },
      media: {
        date: "2025",
        title: "Beyond text",
        text: "Images, video and audio join text, each with a fixed cost in credits. Words inside pictures are read and checked too.",
        link: "What a request costs",
      },
      today: {
        date: "Today",
        title: `${claims.languages}+ languages, two plans`,
        text: "Developers pay as they go; enterprises negotiate their own terms. The status of the service is public.",
        link: "System status",
      },
    },
  },
  values: {
    title: "What we hold ourselves to",
    lead: "Four values, each of which you can check on this site.",
    items: {
      little: {
        title: "Keep as little as possible",
        text: `What we don’t hold can’t be leaked, sold or demanded of us. Submitted content is deleted within ${retention.contentHours} hours.`,
        proof: "Read the retention periods",
      },
      reasons: {
        title: "Give reasons",
        text: "A verdict without a category explains nothing. Every verdict names what was found, so a moderator can explain the verdict and the author can contest it.",
        proof: "See what an answer contains",
      },
      rules: {
        title: "Your community, your rules",
        text: "We report what we find. The people who run the community decide what is acceptable.",
        proof: "Look at custom rules",
      },
      rights: {
        title: "Rights with deadlines",
        text: "Anyone can ask what we hold about them, or ask us to erase it, whether or not they are a customer. Each request has a deadline by which we must answer.",
        proof: "Know your rights",
      },
    },
  },
  closing: {
    title: "Start protecting your community",
    lead: `Start with ${credits.onRegistration} free credits, or tell us what you are trying to protect.`,
    primary: "Get Started",
    secondary: "Contact Us",
  },
};

export type AboutWords = typeof en;
