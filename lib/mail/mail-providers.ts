/** How a provider interprets addresses, where it differs from the default. */
interface MailboxRule {
  /** Characters that make no difference: without dots, "a.b" and "ab" are the same mailbox. */
  ignores?: string;
  /** Characters that count as a dot: "a-b" and "a.b" are the same mailbox, and "ab" is another one. */
  sameAsDot?: string;
  /** "anything@name.provider" is the mailbox "name@provider". */
  takesSubdomains?: true;
  /** The separator before a tag; the default is "+". */
  tagAfter?: string;
  /** Another domain with the same mailboxes. */
  sameAs?: string;
}

const yahoo: MailboxRule = { tagAfter: "-" };
const yandex: MailboxRule = { sameAsDot: "-", sameAs: "yandex.ru" };
const proton: MailboxRule = { ignores: ".-_" };

export const mailboxRules: Partial<Record<string, MailboxRule>> = {
  "gmail.com": { ignores: "." },
  "googlemail.com": { ignores: ".", sameAs: "gmail.com" },
  "ymail.com": yahoo,
  "proton.me": proton,
  "pm.me": { ...proton, sameAs: "proton.me" },
  "protonmail.com": { ...proton, sameAs: "proton.me" },
  "protonmail.ch": { ...proton, sameAs: "proton.me" },
  "me.com": { sameAs: "icloud.com" },
  "mac.com": { sameAs: "icloud.com" },
  "ya.ru": yandex,
  "rocketmail.com": yahoo,
  "myyahoo.com": yahoo,
  "fastmail.com": { takesSubdomains: true },
  "fastmail.fm": { takesSubdomains: true },
  "fastmail.us": { takesSubdomains: true },
  "sent.com": { takesSubdomains: true },
  "messagingengine.com": { takesSubdomains: true },
};

/** Providers of public mailboxes with domains in many countries, by name, as in "outlook.es". */
export const sharedMailBrands: Partial<Record<string, MailboxRule>> = {
  gmx: {},
  hotmail: {},
  live: {},
  outlook: {},
  yahoo,
  yandex,
};

/** Other providers of public mailboxes, by the domain of their addresses, besides those with a rule or a brand. */
export const sharedMailProviders: ReadonlySet<string> = new Set([
  "gmx.net",
  "msn.com",
  "aol.com",
  "aim.com",
  "icloud.com",
  "privaterelay.appleid.com",
  "tuta.com",
  "tutanota.com",
  "tuta.io",
  "tutamail.com",
  "hey.com",
  "duck.com",
  "zoho.com",
  "mail.com",
  "email.com",
  "web.de",
  "t-online.de",
  "freenet.de",
  "posteo.de",
  "mailbox.org",
  "orange.fr",
  "wanadoo.fr",
  "free.fr",
  "laposte.net",
  "sfr.fr",
  "neuf.fr",
  "libero.it",
  "virgilio.it",
  "tiscali.it",
  "alice.it",
  "telenet.be",
  "skynet.be",
  "ziggo.nl",
  "kpnmail.nl",
  "bluewin.ch",
  "seznam.cz",
  "centrum.cz",
  "wp.pl",
  "o2.pl",
  "onet.pl",
  "interia.pl",
  "abv.bg",
  "ukr.net",
  "mail.ru",
  "bk.ru",
  "inbox.ru",
  "list.ru",
  "rambler.ru",
  "qq.com",
  "163.com",
  "126.com",
  "sina.com",
  "sohu.com",
  "foxmail.com",
  "docomo.ne.jp",
  "naver.com",
  "daum.net",
  "hanmail.net",
  "nate.com",
  "rediffmail.com",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "comcast.net",
  "verizon.net",
  "att.net",
  "sbcglobal.net",
  "bellsouth.net",
  "cox.net",
  "charter.net",
  "spectrum.net",
  "earthlink.net",
  "shaw.ca",
  "rogers.com",
  "telus.net",
  "sympatico.ca",
  "bigpond.com",
  "bigpond.net.au",
  "xtra.co.nz",
  "optusnet.com.au",
  "btinternet.com",
  "sky.com",
  "virginmedia.com",
  "ntlworld.com",
  "talktalk.net",
]);

/** Reserved for examples (RFC 2606, section 3): no mailbox there can be flooded. */
export const reservedDomains: ReadonlySet<string> = new Set(["example.com", "example.net", "example.org"]);
