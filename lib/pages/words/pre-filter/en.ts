import type { Category, Reason } from "@/lib/moderation/types";
import { figures } from "@/lib/site/figures";

/** The browser fills in words in braces. */
export const en = {
  title: "Pre-filter",
  layer: "Layer 1 of 2",
  label: "Type or paste something a visitor might post",
  examplesLabel: "Or try",
  /** The verdict for a text without a match: the first layer alone can't allow it. */
  passedOn: "Passed on to full analysis",
  nothing: "Nothing matched. Full analysis checks what the text means.",
  findings: "What matched, and why",
  privacy: "Runs in your browser. Nothing you type is sent anywhere.",
  loading: "Loading the checker...",
  failed: "The checker could not be loaded. Type again to retry.",
  checkedIn: "Checked in",
  unmeasured: "Start typing to see how long a check takes",
  layers: {
    text: `This is the first of two layers: pattern matching on the characters alone. Full analysis also catches what depends on meaning, such as hate speech and insults (even sarcastic ones), in ${figures.claims.languages}+ languages. It checks images, video and audio, too.`,
    link: "See both layers",
  },
  categories: {
    threat: "Threat",
    selfHarm: "Self-harm",
    profanity: "Profanity",
    phishing: "Phishing link",
    spam: "Spam link",
    email: "Email address",
    phone: "Phone number",
    card: "Card number",
    iban: "Bank account",
  },
  /** Sample texts. The first one is shown, already checked, before anything is typed. */
  examples: {
    phishing: {
      label: "Phishing",
      text: "Your account was locked. Confirm it at paypa1-help.com or call (404) 555-0173. Don’t be an a$$ about it.",
    },
    disguises: {
      label: "Disguised words",
      text: "What a c r a p deal, total bullsh1t. Only аmazon.com-refund.top/login pays you back.",
    },
    leaked: {
      label: "Leaked details",
      text: "Send the deposit to GB82 WEST 1234 5698 7654 32, or use my card 4111 1111 1111 1111. Receipt to jo@example.com.",
    },
    nearMisses: {
      label: "False alarms?",
      text: "My class assignment on Scunthorpe cost $4,111. Order 4111 1111 1111 1112 ships 2025-01-15; see paypal.com/help.",
    },
  },
  /** Announced by screen readers after a pause in typing. */
  spoken: "{verdict}: {found}, checked in {time}.",
  found: { none: "nothing matched", one: "1 match", other: "{count} matches" },
  time: { tiny: "under 0.1 ms", measured: "{ms} ms" },
  more: { one: "And {count} more, marked in the text.", other: "And {count} more, marked in the text." },
  /** One sentence for each reason of lib/moderation/types.ts. */
  reasons: {
    threat: "A threat to someone’s life or body.",
    deathWish: "Wishes someone’s death.",
    urging: "Urges someone to harm themselves.",
    selfHarm: "May be about self-harm: a person should read it soon.",
    listed: "On the list of strong language and slurs.",
    mild: "Mild profanity: whether it matters depends on your rules.",
    inside: "Built around “{word}”.",
    disguised: "Reads as “{word}” once the disguise is undone.",
    masked: "Masked, but the remaining letters match “{word}”.",
    mismatch: "Shows {shown} but opens {opened}.",
    script: "Runs code in the reader’s browser instead of opening a page.",
    repeated: "The same link {count} times, and little else.",
    beforeAt: "The part before the @ is bait: the link opens {host}.",
    mixedAlphabets: "Mixes alphabets in one name to look like another.",
    spoofed: "Imitates {brand}.",
    subdomain: "Begins like {brand} but belongs to {owner}.",
    borrowed: "Uses the name {brand} on {owner}, not its own domain.",
    bareAddress: "Opens a bare IP address, which has no name to trust.",
    signInName: "A name made of sign-in words.",
    cheapEnding: "Sign-in words on a .{ending} name, an ending known for throwaway sites.",
    besideWords: "A link next to “{words}”.",
    shortened: "A shortened link, which hides where it leads.",
    email: "An email address anyone could write to.",
    spelledEmail: "An email address, spelled out to slip past filters.",
    phone: "A valid telephone number: {number}.",
    calledPhone: "Written as a number to call, with the right length for one.",
    card: "A {issuer} number: prefix, length and check digit all match.",
    americanExpress: "An American Express number: prefix, length and check digit all match.",
    iban: "A bank account number ({country}): length and check digits match.",
  },
};

export type PreFilterWords = typeof en & {
  categories: Record<Category, string>;
  reasons: Record<Reason["key"], string>;
};
