/** How a provider interprets addresses, where it differs from the default. */
interface MailboxRule {
  /** "a.b" and "ab" are the same mailbox. */
  ignoresDots?: true;
  /** The separator before a tag; the default is "+". */
  tagAfter?: string;
  /** Another domain with the same mailboxes. */
  sameAs?: string;
}

const yahoo: MailboxRule = { tagAfter: "-" };

export const mailboxRules: Partial<Record<string, MailboxRule>> = {
  "gmail.com": { ignoresDots: true },
  "googlemail.com": { ignoresDots: true, sameAs: "gmail.com" },
  "yahoo.com": yahoo,
  "yahoo.co.uk": yahoo,
  "yahoo.de": yahoo,
  "yahoo.fr": yahoo,
  "ymail.com": yahoo,
  "pm.me": { sameAs: "proton.me" },
  "protonmail.com": { sameAs: "proton.me" },
};

/**
 * Providers of public mailboxes, by registered domain. All other domains have an owner, who receives everything sent to
 * names below it.
 */
export const sharedMailProviders: ReadonlySet<string> = new Set([
  ...[
    "gmail.com",
    "googlemail.com",
    "outlook.com",
    "outlook.de",
    "outlook.fr",
    "hotmail.com",
    "hotmail.co.uk",
  ],
  ...["hotmail.de", "hotmail.fr", "hotmail.it", "hotmail.es", "live.com", "live.co.uk", "live.nl", "msn.com"],
  ...[
    "yahoo.com",
    "yahoo.co.uk",
    "yahoo.co.jp",
    "yahoo.co.in",
    "yahoo.de",
    "yahoo.fr",
    "yahoo.it",
    "yahoo.es",
  ],
  ...["yahoo.ca", "yahoo.com.br", "yahoo.com.au", "ymail.com", "rocketmail.com", "aol.com", "aim.com"],
  ...["icloud.com", "me.com", "mac.com", "appleid.com", "proton.me", "protonmail.com", "pm.me"],
  ...[
    "tuta.com",
    "tutanota.com",
    "tuta.io",
    "fastmail.com",
    "fastmail.fm",
    "hey.com",
    "duck.com",
    "zoho.com",
  ],
  ...["mail.com", "email.com", "gmx.com", "gmx.net", "gmx.de", "gmx.at", "gmx.ch", "web.de", "t-online.de"],
  ...[
    "freenet.de",
    "posteo.de",
    "mailbox.org",
    "orange.fr",
    "wanadoo.fr",
    "free.fr",
    "laposte.net",
    "sfr.fr",
  ],
  ...[
    "libero.it",
    "virgilio.it",
    "tiscali.it",
    "alice.it",
    "telenet.be",
    "skynet.be",
    "ziggo.nl",
    "kpnmail.nl",
  ],
  ...[
    "bluewin.ch",
    "seznam.cz",
    "centrum.cz",
    "wp.pl",
    "o2.pl",
    "onet.pl",
    "interia.pl",
    "abv.bg",
    "ukr.net",
  ],
  ...[
    "mail.ru",
    "bk.ru",
    "inbox.ru",
    "list.ru",
    "yandex.ru",
    "yandex.com",
    "rambler.ru",
    "qq.com",
    "163.com",
  ],
  ...["126.com", "sina.com", "sohu.com", "foxmail.com", "naver.com", "daum.net", "hanmail.net", "nate.com"],
  ...["rediffmail.com", "uol.com.br", "bol.com.br", "terra.com.br", "comcast.net", "verizon.net", "att.net"],
  ...["sbcglobal.net", "bellsouth.net", "cox.net", "charter.net", "spectrum.net", "earthlink.net", "shaw.ca"],
  ...["rogers.com", "telus.net", "sympatico.ca", "bigpond.com", "optusnet.com.au", "btinternet.com"],
  ...["sky.com", "virginmedia.com", "ntlworld.com", "talktalk.net"],
]);

/** Reserved for examples (RFC 2606, section 3): no mailbox there can be flooded. */
export const reservedDomains: ReadonlySet<string> = new Set(["example.com", "example.net", "example.org"]);
