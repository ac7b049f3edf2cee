/** Every address of the site, typed, so that a renamed route is a compile error and not a dead link. */
export const paths = {
  home: "/",
  about: "/about",
  features: "/features",
  pricing: "/pricing",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  dataRetention: "/data-retention",
  security: "/security",
  status: "/status",
  statusSubscribe: "/status/subscribe",
  documentation: "/documentation",
  apiReference: "/documentation#api-reference",
  gdpr: "/gdpr",
  ccpa: "/ccpa",
  gdprRequest: "/gdpr-request",
  ccpaRequest: "/ccpa-request",
  /** The same form with opt-out chosen. */
  ccpaOptOut: "/ccpa-request/opt-out",
  /** Asks where somebody lives and leads to the form of a law; the forms of the newer laws lie below it. */
  privacyRequest: "/privacy-request",
  privacyComplaint: "/privacy-request/complaint",
  /** Asks for a new link to a request; the request itself opens only by a mailed link. */
  privacyRequests: "/privacy-requests",
  signup: "/signup",
  login: "/login",
  registered: "/login?registered=true",
  /** The static page behind `registered`. */
  registeredPage: "/login/registered",
  /** What a refused form without JavaScript comes back to, below this path; itself the page of one no longer kept. */
  correction: "/correct",
  operator: "/operator",
  creditsNote: "/pricing#credits-note",
} as const;

/**
 * The documentation's pages below `documentation`, by the id of the section that each of them shows. Not among the pages
 * that scripts in a browser know.
 */
export const documentationPaths = {
  moderation: "/documentation/moderation",
  "image-analysis": "/documentation/image-analysis",
  service: "/documentation/service",
  errors: "/documentation/errors",
  "integration-guides": "/documentation/integration-guides",
  "security-privacy": "/documentation/security-privacy",
  configuration: "/documentation/configuration",
  webhooks: "/documentation/webhooks",
  changelog: "/documentation/changelog",
} as const;

/** The site's own endpoints, at the paths the specification names. */
export const endpoints = {
  contact: "/api/contact/submit",
  register: "/api/auth/register",
  verifyAccount: "/api/auth/verify",
  resendVerification: "/api/auth/verify/resend",
  /** Emails the browser that signed up once more. */
  resendSignUp: "/api/auth/register/resend",
  gdprRequest: "/api/gdpr/request",
  ccpaRequest: "/api/ccpa/request",
  ccpaOptOut: "/api/ccpa/opt-out",
  ccpaDisclosure: "/api/ccpa/disclosure",
  /** What is stored now, for the security page. */
  keptData: "/api/retention",
  /** Takes a request under any law, and is the folder of the seven that follow. */
  privacyRequests: "/api/privacy-requests",
  privacyFind: "/api/privacy-requests/find",
  privacyConfirm: "/api/privacy-requests/confirm",
  privacyNewConfirmation: "/api/privacy-requests/new-confirmation",
  privacyWithdraw: "/api/privacy-requests/withdraw",
  privacyAnswer: "/api/privacy-requests/answer",
  privacyAppeal: "/api/privacy-requests/appeal",
  privacyFiles: "/api/privacy-requests/files",
  protection: "/api/admin/settings/website-protection",
  maintenance: "/api/admin/maintenance/status",
  announcement: "/api/admin/announcement-bar/status",
  logo: "/api/admin/logo/current",
  access: "/api/access",
  /** The operator's, for scripts. Below it lie the updates of each. */
  incidents: "/api/admin/incidents",
  /** Trades an access link's secret for the cookie. */
  accessLink: "/api/access/link",
  health: "/api/health",
  statusSubscribers: "/api/status/subscribers",
  subscriptionConfirm: "/api/status/subscribers/confirm",
  subscriptionChange: "/api/status/subscribers/change",
  subscriptionEnd: "/api/status/subscribers/end",
  /** Takes what was measured of this site elsewhere. */
  probes: "/api/admin/probes",
} as const;

/** What a supervisor, a balancer or the sampler asks: whether the process answers, and whether it should get requests. */
export const processPaths = {
  ping: "/api/health/ping",
  live: "/api/health/live",
  ready: "/api/health/ready",
} as const;

/** What only who runs the site asks for. Apart from the others, since some of those travel to every browser. */
export const staffEndpoints = {
  /** What is issued, and who came in by it; the three below write. */
  access: "/api/admin/access",
  createPasscode: "/api/admin/access/passcodes",
  createLink: "/api/admin/access/links",
  revokePass: "/api/admin/access/revocations",
  /** The queue of planned announcements; the two below change and remove one. */
  announcements: "/api/admin/announcements",
  changeAnnouncement: "/api/admin/announcements/changes",
  removeAnnouncement: "/api/admin/announcements/removals",
  audit: "/api/admin/audit",
  /** The list of privacy requests, with their due dates. */
  privacyRequests: "/api/admin/privacy-requests",
  /** The people of the console; the three below change one. */
  people: "/api/admin/people",
  changeRole: "/api/admin/people/roles",
  resetPerson: "/api/admin/people/links",
  removePerson: "/api/admin/people/removals",
  /** Tokens for scripts; the one below revokes one. */
  tokens: "/api/admin/tokens",
  revokeToken: "/api/admin/tokens/revocations",
} as const;

const waiting = "/api/connector/privacy-requests";

/** What other systems ask and report about the people of privacy requests. */
export const connectorPaths = {
  requests: waiting,
  reports: (reference: string) => `${waiting}/${encodeURIComponent(reference)}/reports`,
} as const;

/** The status page for machines. The v2 paths are those that Statuspage clients ask for. */
export const statusFeeds = {
  badge: "/status/badge.svg",
  card: "/status/card.svg",
  text: "/status/text",
  atom: "/status/feed.atom",
  json: "/status/feed.json",
  calendar: "/status/maintenance.ics",
  summary: "/api/v2/summary.json",
  status: "/api/v2/status.json",
  components: "/api/v2/components.json",
  incidents: "/api/v2/incidents.json",
  unresolved: "/api/v2/incidents/unresolved.json",
  maintenances: "/api/v2/scheduled-maintenances.json",
  upcoming: "/api/v2/scheduled-maintenances/upcoming.json",
  active: "/api/v2/scheduled-maintenances/active.json",
} as const;

/** An id as one segment of a path: one that stands in an address may be anything, and is sent on in a header. */
const segment = encodeURIComponent;

/** The pages below the status page, rendered from what is stored. */
export const statusPaths = {
  history: `${paths.status}/history`,
  /** @param month "2026-11" */
  month: (month: string) => `${paths.status}/history?month=${segment(month)}`,
  incidents: `${paths.status}/incidents`,
  incident: (id: string) => `${paths.status}/incidents/${segment(id)}`,
} as const;

/** What adds an update to an incident of `endpoints.incidents`. */
export const incidentUpdatesPath = (id: string) => `${endpoints.incidents}/${segment(id)}/updates`;

const webhooks = "/api/admin/webhooks";

/** The API of webhook endpoints, and of accounts. */
export const adminPaths = {
  webhooks,
  webhook: (id: string) => `${webhooks}/${segment(id)}`,
  webhookOrders: (id: string) => `${webhooks}/${segment(id)}/orders`,
  webhookDeliveries: (id: string) => `${webhooks}/${segment(id)}/deliveries`,
  account: (id: string) => `/api/admin/accounts/${segment(id)}`,
  acknowledgeAccount: (id: string) => `/api/admin/accounts/${segment(id)}/acknowledgements`,
};

/** The operator's console. `paths.operator` is its sign-in. */
export const consolePaths = {
  signIn: "/operator/sign-in",
  signOut: "/operator/sign-out",
  signOutEverywhere: "/operator/sign-out/everywhere",
  overview: "/operator/overview",
  settings: "/operator/settings",
  setting: (key: string) => `/operator/settings/${segment(key)}`,
  uploadSetting: (key: string) => `/operator/settings/${segment(key)}/upload`,
  switch: "/operator/settings/switch",
  access: "/operator/settings/access",
  announcements: "/operator/settings/announcements",
  announcement: (id: string) => `/operator/settings/announcements/${segment(id)}`,
  messages: "/operator/messages",
  message: (id: string) => `/operator/messages/${segment(id)}`,
  /** Marks or assigns the selected messages of the list. */
  changeMessages: "/operator/messages/changes",
  exportMessages: "/operator/messages/export",
  markMessage: (id: string) => `/operator/messages/${segment(id)}/mark`,
  messageOrders: (id: string) => `/operator/messages/${segment(id)}/orders`,
  /** Writes a template into the form of an answer. */
  messageDrafts: (id: string) => `/operator/messages/${segment(id)}/drafts`,
  messageTemplates: "/operator/messages/templates",
  saveMessageTemplate: "/operator/messages/templates/save",
  /** Takes who has which message or case open. */
  presence: "/operator/presence",
  /** What the console mails to whoever is signed in. */
  notices: "/operator/account/notices",
  outbox: "/operator/outbox",
  resend: (id: string) => `/operator/outbox/${segment(id)}/resend`,
  resendAll: "/operator/outbox/resend",
  incidents: "/operator/incidents",
  newIncident: "/operator/incidents/new",
  planMaintenance: "/operator/incidents/plan",
  incident: (id: string) => `/operator/incidents/${segment(id)}`,
  audit: "/operator/audit",
  search: "/operator/search",
  /** What the search of the console finds, for its palette. */
  searchResults: "/operator/search/results",
  handbook: "/operator/handbook",
  handbookPage: (page: string) => `/operator/handbook?page=${segment(page)}`,
  /** What the form of a page posts to. */
  save: (page: string) => `${page}/save`,
} as const;

/** The form of a new incident with a template's words about one service, or about none yet. */
export const draftIncidentPath = (template: string, service = "") =>
  `${consolePaths.newIncident}?template=${segment(template)}&services=${segment(service)}`;

/** Where access links lead: the page with the button, to which each link's own address leads on with its secret. */
export const enterPage = "/enter";
export const enterPath = (secret: string) => `${enterPage}/${secret}`;

export const logoFolder = "/logo";

/** Where the site serves a logo that it holds, by the hash of its content. */
export const logoPath = (hash: string) => `${logoFolder}/${hash}`;

/** The page that an account's confirmation link opens. */
export const accountPaths = {
  verify: (token: string) => `/verify/${token}`,
  /** The page behind `paths.registered` for the browser that signed up: it names the address. */
  checkEmail: "/login/check-email",
};

/** The pages that mailed links open, below `paths.privacyRequests`. */
export const requestPaths = {
  /**
   * Where every link goes on to that opens nothing, whatever the reason. A page of its own and no 404, which Next draws
   * with scripts only.
   */
  dead: `${paths.privacyRequests}#no-link`,
  confirm: (token: string) => `${paths.privacyRequests}/confirm/${token}`,
  follow: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}`,
  /** With what was written into a form of it that was refused. */
  typed: (reference: string, token: string, draft: string, form: string) =>
    `${paths.privacyRequests}/${reference}/${token}?typed=${segment(draft)}#${form}`,
  receipt: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/receipt`,
  data: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/data`,
  /** The answer as one ZIP, with the data and the files. */
  package: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/package`,
};

/** The pages that the links in mails to subscribers open. */
export const subscriptionPaths = {
  dead: `${paths.statusSubscribe}#no-link`,
  ended: `${paths.statusSubscribe}#ended`,
  failed: `${paths.statusSubscribe}#failed`,
  confirm: (token: string) => `${paths.statusSubscribe}/confirm/${segment(token)}`,
  manage: (token: string) => `${paths.statusSubscribe}/manage/${segment(token)}`,
  /** What a mail program posts to by itself (RFC 8058). */
  oneClick: (token: string) => `${endpoints.subscriptionEnd}/${token}`,
};

const cases = `${paths.operator}/privacy-requests`;

/** The console's pages about privacy requests, and what their forms post to. */
export const casePaths = {
  queue: cases,
  enter: `${cases}/new`,
  entries: `${cases}/entries`,
  export: `${cases}/export`,
  /** Assigns the ticked requests of the queue. */
  assignments: `${cases}/assignments`,
  figures: `${cases}/figures`,
  file: (id: string) => `${cases}/${segment(id)}`,
  orders: (id: string) => `${cases}/${segment(id)}/orders`,
  /** What the console's page orders, held for a moment in which it can be undone. */
  heldOrders: (id: string) => `${cases}/${segment(id)}/held-orders`,
  undo: (id: string) => `${cases}/${segment(id)}/held-orders/undo`,
  /** Shows what an order would send, or writes its standard text. */
  previews: (id: string) => `${cases}/${segment(id)}/previews`,
  data: (id: string) => `${cases}/${segment(id)}/data`,
  package: (id: string) => `${cases}/${segment(id)}/package`,
  /** What its answer explains, before it is sent. */
  explanation: (id: string) => `${cases}/${segment(id)}/explanation`,
  /** Takes files for a request. */
  files: (id: string) => `${cases}/${segment(id)}/files`,
  removeFile: (id: string) => `${cases}/${segment(id)}/files/removals`,
  /** A file, by its own id. */
  fetchFile: (file: string) => `${cases}/files/${segment(file)}`,
};

const account = "/operator/account";

/** The console's pages about people, their keys and tokens, and what their forms post to. */
export const peoplePaths = {
  people: "/operator/people",
  tokens: "/operator/tokens",
  account,
  accountOrders: `${account}/orders`,
  /** Takes the key once more. */
  proof: "/operator/proof",
  proofOf: (to: string, typed?: string | null) =>
    `/operator/proof?${new URLSearchParams({ to, ...(typed && { typed }) })}`,
  showProof: "/operator/proof/show",
  /** What an invitation opens, without being signed in. */
  join: (secret: string) => `/operator/join/${segment(secret)}`,
  accept: (secret: string) => `/operator/join/${segment(secret)}/accept`,
} as const;

const webhookPages = "/operator/webhooks";

/** The console's pages about webhooks, and what their forms post to. */
export const webhookPaths = {
  list: webhookPages,
  add: `${webhookPages}/new`,
  endpoint: (id: string) => `${webhookPages}/${segment(id)}`,
  orders: (id: string) => `${webhookPages}/${segment(id)}/orders`,
};

/** What the logo's endpoint answers when no other was set. */
export const defaultLogoPath = "/logo.svg";

/** The pages that stand in front of the site; nobody links to them. */
export const barrierPaths = {
  gate: "/gate",
  splash: "/splash",
  maintenance: "/maintenance",
  unavailable: "/unavailable",
} as const;

/** What is said of addresses that lead nowhere, by decision only. */
export const notFoundPage = "/not-found";

/** The query by which the splash leads on where no cookie can say that it was seen. */
export const splashSeen = { name: "splash", value: "seen" } as const;

/** Panels of the static gate that `:target` shows after a plain form post. */
export const fragments = {
  wrongPasscode: "wrong-passcode",
  tooManyAttempts: "too-many-attempts",
  passcodeUnavailable: "passcode-unavailable",
} as const;

type PathWithoutPicture =
  | "apiReference"
  | "registered"
  | "registeredPage"
  | "ccpaOptOut"
  | "correction"
  | "operator"
  | "creditsNote";

/** The pages that this site has whatever laws it knows. */
export type FixedPageKey = Exclude<keyof typeof paths, PathWithoutPicture>;
