/** The pages of the site, typed, so that a renamed route is a compile error instead of a dead link. */
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
  /** The same form with opt-out selected. */
  ccpaOptOut: "/ccpa-request/opt-out",
  /** Asks where somebody lives and leads to the form of a law; forms of newer laws are below it. */
  privacyRequest: "/privacy-request",
  privacyComplaint: "/privacy-request/complaint",
  /** Requests a new link to a request, which opens only by an emailed link. */
  privacyRequests: "/privacy-requests",
  signup: "/signup",
  login: "/login",
  registered: "/login?registered=true",
  /** The static page behind `registered`. */
  registeredPage: "/login/registered",
  /** The page of a refused form without JavaScript, below this path; the path itself is the page for an expired one. */
  correction: "/correct",
  operator: "/operator",
  creditsNote: "/pricing#credits-note",
  /** What the site says about its own figures. */
  figuresNote: "/pricing#figures",
} as const;

/**
 * The documentation's pages by the id of their section. Separate from `paths`, so that scripts in browsers don't
 * contain them.
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
  /** Data stored now, for the security page. */
  keptData: "/api/retention",
  /** Accepts requests under any law; the next seven are below it. */
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
  /** Trades an access link's secret for the cookie. */
  accessLink: "/api/access/link",
  health: "/api/health",
  statusSubscribers: "/api/status/subscribers",
  subscriptionConfirm: "/api/status/subscribers/confirm",
  subscriptionChange: "/api/status/subscribers/change",
  subscriptionEnd: "/api/status/subscribers/end",
} as const;

/**
 * Health checks for supervisors, load balancers and the sampler: whether the process responds, and whether it should
 * get requests.
 */
export const processPaths = {
  ping: "/api/health/ping",
  live: "/api/health/live",
  ready: "/api/health/ready",
} as const;

const waiting = "/api/connector/privacy-requests";

/** For other systems: requests that wait for them, and their reports. */
export const connectorPaths = {
  requests: waiting,
  reports: (reference: string) => `${waiting}/${encodeURIComponent(reference)}/reports`,
} as const;

/** The status page in machine-readable formats. The v2 paths are for Statuspage clients. */
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

/** Encodes an id as one segment of a path: an id from an address may contain anything. */
const segment = encodeURIComponent;

/** The pages below the status page, rendered from stored data. */
export const statusPaths = {
  history: `${paths.status}/history`,
  /** @param month "2026-11" */
  month: (month: string) => `${paths.status}/history?month=${segment(month)}`,
  incidents: `${paths.status}/incidents`,
  incident: (id: string) => `${paths.status}/incidents/${segment(id)}`,
} as const;

/** The page of access links with the button; each link's address redirects there with its secret. */
export const enterPage = "/enter";
export const enterPath = (secret: string) => `${enterPage}/${secret}`;

export const logoFolder = "/logo";

/** The address of a stored logo, by the hash of its content. */
export const logoPath = (hash: string) => `${logoFolder}/${hash}`;

/** The page that an account's confirmation link opens. */
export const accountPaths = {
  verify: (token: string) => `/verify/${token}`,
  /** The same page, asking for the password of the sign-up. */
  verifyWithPassword: (token: string) => `/verify/${token}?step=password`,
  /** The page behind `paths.registered` for the browser that signed up: it names the address. */
  checkEmail: "/login/check-email",
  /** The form of a sign-up, filled with what the same browser sent before, and the page behind it. */
  signUpAgain: `${paths.signup}?again=true`,
  signUpAgainPage: "/signup/again",
};

/** The pages of emailed links, below `paths.privacyRequests`. */
export const requestPaths = {
  /** The page for invalid links. Not a 404, which Next renders only with JavaScript. */
  dead: `${paths.privacyRequests}#no-link`,
  confirmed: `${paths.privacyRequests}#confirmed`,
  confirm: (token: string) => `${paths.privacyRequests}/confirm/${token}`,
  follow: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}`,
  /** The same with a refused form's draft. */
  typed: (reference: string, token: string, draft: string) =>
    `${paths.privacyRequests}/${reference}/${token}?typed=${segment(draft)}`,
  receipt: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/receipt`,
  data: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/data`,
  /** The answer as one ZIP, with the data and the files. */
  package: (reference: string, token: string) => `${paths.privacyRequests}/${reference}/${token}/package`,
};

/** The pages of links in emails to subscribers. */
export const subscriptionPaths = {
  dead: {
    confirm: `${paths.statusSubscribe}#no-link`,
    manage: `${paths.statusSubscribe}#no-subscription`,
  },
  failed: `${paths.statusSubscribe}#failed`,
  confirm: (token: string) => `${paths.statusSubscribe}/confirm/${segment(token)}`,
  manage: (token: string) => `${paths.statusSubscribe}/manage/${segment(token)}`,
  /** One-click unsubscribe, which email programs post to (RFC 8058). */
  oneClick: (token: string) => `${endpoints.subscriptionEnd}/${token}`,
};

/** The logo endpoint's default response. */
export const defaultLogoPath = "/logo.svg";

/** The pages in front of the site, such as the gate; nothing links to them. */
export const barrierPaths = {
  gate: "/gate",
  "dead-link": "/dead-link",
  splash: "/splash",
  maintenance: "/maintenance",
  unavailable: "/unavailable",
} as const;

/** Routes without a page of their own. */
export const notFoundPage = "/not-found";

/** The splash's query parameter for browsers without cookies, which says that it was seen. */
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
  | "creditsNote"
  | "figuresNote";

/** Keys of pages that exist independently of laws. */
export type FixedPageKey = Exclude<keyof typeof paths, PathWithoutPicture>;

/** Whether a path is a folder's own or lies below it. */
export const isAtOrBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
