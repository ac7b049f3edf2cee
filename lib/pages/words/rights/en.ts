import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";

/** Rights, grounds and steps, as the pages of the GDPR and the CCPA explain them. */
export const en = {
  gdpr: {
    answerWithin: "Answer within",
    days: `${gdprFigures.days} days`,
    objectionDays: `${gdprFigures.objectionDays} days`,
    rights: {
      access: {
        title: "Right of access",
        article: "Article 15",
        description:
          "Learn whether we hold personal data about you, and receive a copy of it, with the purposes, recipients, retention periods and source.",
      },
      rectification: {
        title: "Right to rectification",
        article: "Article 16",
        description: "Have inaccurate data corrected and incomplete data completed.",
      },
      erasure: {
        title: "Right to erasure",
        article: "Article 17",
        description:
          "Have your data deleted if it is no longer needed, if you withdraw consent or object, or if it was used unlawfully. If the law requires us to keep something, we tell you what it is and why.",
      },
      restriction: {
        title: "Right to restriction",
        article: "Article 18",
        description:
          "Have us keep your data without using it while we check its accuracy or consider your objection, or because you need it for a legal claim.",
      },
      portability: {
        title: "Right to data portability",
        article: "Article 20",
        description:
          "If we process data you gave us based on consent or a contract, receive it in a structured, machine-readable format, or have it sent to another controller where feasible.",
      },
      objection: {
        title: "Right to object",
        article: "Article 21",
        description:
          "Object to processing that rests on legitimate interests. We stop unless we show compelling grounds. An objection to direct marketing always succeeds.",
      },
    },
    bases: {
      contract: {
        title: "Contract",
        article: "Article 6(1)(b)",
        description:
          "What we need in order to open and run your account, provide the service, bill you for it and support you.",
      },
      obligation: {
        title: "Legal obligation",
        article: "Article 6(1)(c)",
        description:
          "Keeping billing records where the law of the EU or a member state requires it, and answering privacy requests.",
      },
      interests: {
        title: "Legitimate interests",
        article: "Article 6(1)(f)",
        description:
          "Answering people who write to us, keeping a record of privacy requests, keeping the service secure and free of abuse, and measuring whether it works. We weigh these against your interests; you may object.",
      },
      consent: {
        title: "Consent",
        article: "Article 6(1)(a)",
        description:
          "Optional cookies in the product and anything else you expressly agree to. You can withdraw consent at any time, as easily as you gave it.",
      },
    },
  },
  ccpa: {
    rights: {
      know: {
        title: "Right to Know",
        description: "Learn what personal information we have collected about you, and receive it.",
        details: {
          categories: "The categories collected, their sources and purposes",
          recipients: "The categories of recipients it was disclosed to",
          pieces: "The specific pieces of information, in a portable format",
        },
      },
      delete: {
        title: "Right to Delete",
        description: "Have us delete personal information that we collected from you.",
        details: {
          providers: "We delete it and tell our service providers to do the same",
          backups: `Deleted from backups within ${figures.retention.disasterBackupDays} days`,
          duty: "If the law requires or allows us to keep something, we tell you what it is and why",
        },
      },
      optOut: {
        title: "Right to Opt-Out",
        description:
          "Stop the sale of your personal information and its sharing for cross-context behavioral advertising.",
        details: {
          recorded: "We do neither, but we’ll still record your choice",
          free: "No account and no verification needed",
          signal: "A Global Privacy Control signal counts as a request",
        },
      },
      equal: {
        title: "Right to Non-Discrimination",
        description: "Exercise your rights without being treated worse for it.",
        details: {
          price: "The same price, the same service, the same quality",
          reward: "No reward for giving up a right",
          retaliation: "No retaliation against employees, applicants or contractors",
        },
      },
    },
    notice: {
      caption: `Notice at Collection, effective ${calendarDate(figures.legal.ccpaNoticeEffective, "en")}`,
      columns: {
        category: "Category",
        examples: "Examples",
        collected: "Collected",
        sold: "Sold",
        purpose: "Purpose",
      },
      yes: "Yes",
      no: "No",
    },
    disclosed: {
      caption: "Disclosed to service providers in the preceding twelve months",
      columns: { category: "Category", to: "Disclosed to" },
    },
    verification: {
      receipt: {
        title: "Receipt",
        description: `You get a reference and a confirmation by email, usually right away and at the latest ${us.receiptBusinessDays} business days after we receive the request.`,
      },
      confirmation: {
        title: "Email confirmation",
        description:
          "We send a link to the email address concerned. Open it and press the button to confirm the request.",
      },
      matching: {
        title: "Matching",
        description:
          "We compare what you told us with what we hold. For sensitive information or a deletion, we may ask for one more detail that we already have. We never ask for more than we need, and we never charge for verification or require a notary.",
      },
      answer: {
        title: "Answer",
        description: `We answer within ${us.days} days of receipt (${us.days + us.extensionDays} if we extend the time), no matter how long verification takes. If we can’t verify you, we tell you why. Where the law provides for it, we then answer a request for specific pieces of information by telling you the categories instead.`,
      },
    },
    ways: {
      portal: "Portal",
      portalLink: "CCPA request portal",
      portalNote: "The quickest way. You get a reference and the due date right away.",
      email: "Email",
      emailNote: "Tell us which right you want to exercise and that you live in California.",
      phone: "Toll-free",
      phoneNote: "Free of charge from the United States.",
    },
    published: {
      label: `Published figures for ${published.year}`,
      requests: "Total requests",
      average: "Average response time",
      averageDays: `${published.averageResponseDays} days`,
      deletions: "Deletion requests",
      optOuts: "Opt-out requests",
    },
  },
};

export type RightsWords = typeof en;
