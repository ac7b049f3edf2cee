/** Names that phishing imitates, each with its real domains. */
export const brands: Record<string, { name: string; domains: string[] }> = {
  paypal: { name: "PayPal", domains: ["paypal.com", "paypal.me", "paypalobjects.com"] },
  apple: { name: "Apple", domains: ["apple.com"] },
  icloud: { name: "iCloud", domains: ["icloud.com"] },
  google: { name: "Google", domains: ["google.com", "google.dev", "withgoogle.com"] },
  microsoft: { name: "Microsoft", domains: ["microsoft.com", "microsoftonline.com", "aka.ms"] },
  office365: { name: "Office 365", domains: ["office.com"] },
  amazon: {
    name: "Amazon",
    domains: ["amazon.com", "amazon.co.uk", "amazon.de", "amazon.fr", "amazon.jobs", "amazonaws.com"],
  },
  netflix: { name: "Netflix", domains: ["netflix.com"] },
  facebook: { name: "Facebook", domains: ["facebook.com", "fb.com"] },
  instagram: { name: "Instagram", domains: ["instagram.com"] },
  whatsapp: { name: "WhatsApp", domains: ["whatsapp.com", "whatsapp.net"] },
  linkedin: { name: "LinkedIn", domains: ["linkedin.com"] },
  discord: { name: "Discord", domains: ["discord.com", "discord.gg", "discordapp.com"] },
  steamcommunity: { name: "Steam", domains: ["steamcommunity.com"] },
  roblox: { name: "Roblox", domains: ["roblox.com"] },
  coinbase: { name: "Coinbase", domains: ["coinbase.com"] },
  binance: { name: "Binance", domains: ["binance.com"] },
  metamask: { name: "MetaMask", domains: ["metamask.io"] },
  wellsfargo: { name: "Wells Fargo", domains: ["wellsfargo.com"] },
  hsbc: { name: "HSBC", domains: ["hsbc.com", "hsbc.co.uk"] },
  dhl: { name: "DHL", domains: ["dhl.com", "dhl.de"] },
  fedex: { name: "FedEx", domains: ["fedex.com"] },
  usps: { name: "USPS", domains: ["usps.com"] },
  dropbox: { name: "Dropbox", domains: ["dropbox.com"] },
  docusign: { name: "Docusign", domains: ["docusign.com", "docusign.net"] },
  github: { name: "GitHub", domains: ["github.com", "github.io", "githubusercontent.com"] },
};

/** Words that fake sign-in pages use in their names. */
export const baitWords = new Set(
  (
    "login logon signin pay verify verification secure security account accounts update confirm unlock billing invoice " +
    "support recover recovery wallet bonus reward rewards gift prize refund auth password alert claim airdrop"
  ).split(" "),
);

/** Endings that are cheap or free to register, and used for far more abuse than legitimate sites. */
export const cheapTopLevelDomains = new Set(
  "tk ml ga cf gq top xyz icu click link cam rest quest buzz cfd sbs monster zip mov country stream loan win bid".split(
    " ",
  ),
);

/** Endings that are also everyday words: they count as a link only with a path or a brand's name. */
export const everydayTopLevelDomains = new Set(["help", "support"]);

/** Services that hide where a link leads. */
export const shorteners = new Set(
  "bit.ly tinyurl.com t.co goo.gl is.gd ow.ly buff.ly cutt.ly rb.gy shorturl.at tiny.cc rebrand.ly s.id v.gd".split(
    " ",
  ),
);

/** Public suffixes of two labels, enough to find the registered part of a name. */
export const twoLabelSuffixes =
  /^(?:co|com|org|net|gov|ac|edu|gob|ne|or|go|nom)\.(?:uk|au|nz|za|jp|kr|in|br|mx|ar|tr|cn|hk|sg|tw|il|id|th|pl|ve|pe|ph)$/;

/** Endings that make a name without "https://" or "www." a link. */
export const topLevelDomainsWithoutScheme = new Set(
  (
    "com org net io co info biz app dev shop store online site live club gg me tv ai uk de fr es it nl be ch at se no dk " +
    "fi pl cz ru cn jp in br au ca us mx eu ly gd gl at cc id example test"
  ).split(" "),
);
