import { lawOf } from "@/lib/privacy/laws";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { documentationPaths, paths } from "@/lib/site/paths";
import { frameWords } from "./frame-words";
import type { FrameWords } from "./words/frame/en";
import type { MetaWords } from "./words/meta/en";
import { translations as metaWords } from "./words/meta/generated";
import { translations as securityWords } from "./words/security/generated";

export interface PageMeta {
  /** The name of the page; the layout adds the brand. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The line in large letters in the page's Open Graph image. */
  picture: string;
}

interface PageEntry {
  path: string;
  meta: Translated<PageMeta>;
  /** The key of the parent page, if it isn't the home page. */
  parent?: string;
  /** Its name in header and footer, if it isn't its title. */
  label?: Translated<string>;
  inHeader?: true;
  /** A shorter name for the header. */
  headerLabel?: Translated<string>;
  /** The footer's group that links to it. */
  footer?: "product" | "developers" | "company" | "legal";
}

const meta = (page: keyof MetaWords["pages"]) =>
  inEachLanguage((language) => metaWords[language].pages[page]);

const label = (pick: (words: FrameWords) => string) =>
  inEachLanguage((language) => pick(frameWords[language]));

/** The keys of the documentation's pages, by section. */
export const documentationPageKeys = {
  moderation: "docsModeration",
  "image-analysis": "docsImages",
  service: "docsService",
  errors: "docsErrors",
  "integration-guides": "docsGuides",
  "security-privacy": "docsSecurity",
  configuration: "docsConfiguration",
  webhooks: "receivers",
  changelog: "docsChangelog",
} as const satisfies Record<keyof typeof documentationPaths, keyof MetaWords["pages"]>;

type DocumentationSectionId = keyof typeof documentationPageKeys;
type DocumentationPageKey = (typeof documentationPageKeys)[DocumentationSectionId];

const documentationPages = Object.fromEntries(
  (Object.keys(documentationPageKeys) as DocumentationSectionId[]).map((section) => {
    const page = documentationPageKeys[section];
    return [page, { path: documentationPaths[section], meta: meta(page), parent: "documentation" }];
  }),
) as Record<DocumentationPageKey, PageEntry & { parent: "documentation" }>;

/**
 * All indexed pages except the forms of the laws, which their definitions add. Header and footer use this order.
 * Navigation, sitemap, metadata, link previews, structured data and the tests of all pages are derived from it.
 */
const table = {
  home: {
    path: paths.home,
    meta: meta("home"),
    label: label((words) => words.navigation.home),
    inHeader: true,
  },
  features: {
    path: paths.features,
    meta: meta("features"),
    label: label((words) => words.navigation.features),
    inHeader: true,
    footer: "product",
  },
  pricing: {
    path: paths.pricing,
    meta: meta("pricing"),
    label: label((words) => words.navigation.pricing),
    inHeader: true,
    footer: "product",
  },
  about: {
    path: paths.about,
    meta: meta("about"),
    label: label((words) => words.navigation.about),
    inHeader: true,
    footer: "company",
  },
  contact: {
    path: paths.contact,
    meta: meta("contact"),
    label: label((words) => words.navigation.contact),
    inHeader: true,
    footer: "company",
  },
  security: {
    path: paths.security,
    meta: inEachLanguage((language) => securityWords[language].meta),
    label: inEachLanguage((language) => securityWords[language].label),
    footer: "company",
  },
  status: {
    path: paths.status,
    meta: meta("status"),
    label: label((words) => words.footer.status),
    footer: "product",
  },
  statusSubscribe: { path: paths.statusSubscribe, meta: meta("statusSubscribe"), parent: "status" },
  documentation: {
    path: paths.documentation,
    meta: meta("documentation"),
    label: label((words) => words.footer.documentation),
    headerLabel: label((words) => words.navigation.documentation),
    inHeader: true,
    footer: "developers",
  },
  ...documentationPages,

  privacy: {
    path: paths.privacy,
    meta: meta("privacy"),
    label: label((words) => words.footer.privacy),
    footer: "legal",
  },
  terms: {
    path: paths.terms,
    meta: meta("terms"),
    label: label((words) => words.footer.terms),
    footer: "legal",
  },
  dataRetention: {
    path: paths.dataRetention,
    meta: meta("dataRetention"),
    label: label((words) => words.footer.dataRetention),
    footer: "legal",
  },
  gdpr: {
    path: paths.gdpr,
    meta: meta("gdpr"),
    label: inEachLanguage((language) => lawOf("gdpr", language).name),
    footer: "legal",
  },
  ccpa: {
    path: paths.ccpa,
    meta: meta("ccpa"),
    label: inEachLanguage((language) => lawOf("ccpa", language).name),
    footer: "legal",
  },
  privacyRequest: {
    path: paths.privacyRequest,
    meta: meta("privacyRequest"),
    parent: "privacy",
    label: label((words) => words.footer.privacyRequest),
    footer: "legal",
  },
  privacyComplaint: {
    path: paths.privacyComplaint,
    meta: meta("privacyComplaint"),
    parent: "privacyRequest",
  },
  privacyRequests: { path: paths.privacyRequests, meta: meta("privacyRequests") },
  signup: { path: paths.signup, meta: meta("signup") },
  login: { path: paths.login, meta: meta("login") },
} as const satisfies Record<string, PageEntry>;

export type TableKey = keyof typeof table;

export const pageTable: Readonly<Record<TableKey, PageEntry & { parent?: TableKey }>> = table;
