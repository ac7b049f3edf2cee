import { paths } from "./paths";

/** Encodes an id as one segment of a path: an id from an address may contain anything. */
const segment = encodeURIComponent;

const incidents = "/api/admin/incidents";
const webhooks = "/api/admin/webhooks";

/**
 * The API for staff and their scripts, except settings (`settingPath`). The gate never blocks these addresses; what is for
 * visitors belongs to `endpoints` of paths.ts.
 */
export const staffEndpoints = {
  /** Issued passes, with their usage; the next three write. */
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
  /** Incidents and planned maintenance, with the updates of each below it. */
  incidents,
  incidentUpdates: (id: string) => `${incidents}/${segment(id)}/updates`,
  /** Accepts measurements of this site made elsewhere. */
  probes: "/api/admin/probes",
  webhooks,
  webhook: (id: string) => `${webhooks}/${segment(id)}`,
  webhookOrders: (id: string) => `${webhooks}/${segment(id)}/orders`,
  webhookDeliveries: (id: string) => `${webhooks}/${segment(id)}/deliveries`,
  account: (id: string) => `/api/admin/accounts/${segment(id)}`,
  acknowledgeAccount: (id: string) => `/api/admin/accounts/${segment(id)}/acknowledgements`,
} as const;

/**
 * Where the API has a setting that states no other path. Not in `staffEndpoints`, because the gate opens those for every
 * id, and settings only by name.
 */
export const settingPath = (slug: string) => `/api/admin/settings/${segment(slug)}`;

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
  /** Takes an answer, with its files. */
  messageAnswers: (id: string) => `/operator/messages/${segment(id)}/answers`,
  /** A file of an answer. */
  messageFile: (file: string) => `/operator/messages/files/${segment(file)}`,
  /** Inserts a template into the answer form. */
  messageDrafts: (id: string) => `/operator/messages/${segment(id)}/drafts`,
  messageTemplates: "/operator/messages/templates",
  saveMessageTemplate: "/operator/messages/templates/save",
  /** Receives which message or case somebody has open. */
  presence: "/operator/presence",
  /** The email notifications of the signed-in person. */
  notices: "/operator/account/notices",
  outbox: "/operator/outbox",
  resend: (id: string) => `/operator/outbox/${segment(id)}/resend`,
  resendAll: "/operator/outbox/resend",
  incidents: "/operator/incidents",
  newIncident: "/operator/incidents/new",
  planMaintenance: "/operator/incidents/plan",
  incident: (id: string) => `/operator/incidents/${segment(id)}`,
  audit: "/operator/audit",
  /** The changes of a setting, in the audit. */
  settingHistory: (key: string) => `/operator/audit?kind=setting&subject=${segment(key)}`,
  search: "/operator/search",
  /** The results of the console's search, for its palette. */
  searchResults: "/operator/search/results",
  handbook: "/operator/handbook",
  handbookPage: (page: string) => `/operator/handbook?page=${segment(page)}`,
  /** The endpoint of a page's form. */
  save: (page: string) => `${page}/save`,
} as const;

/** The form of a new incident, filled with a template for a service. */
export const draftIncidentPath = (template: string, service = "") =>
  `${consolePaths.newIncident}?template=${segment(template)}&services=${segment(service)}`;

const cases = `${paths.operator}/privacy-requests`;

/** The console's pages about privacy requests, and what their forms post to. */
export const casePaths = {
  queue: cases,
  enter: `${cases}/new`,
  entries: `${cases}/entries`,
  export: `${cases}/export`,
  /** Assigns the selected requests of the queue. */
  assignments: `${cases}/assignments`,
  figures: `${cases}/figures`,
  file: (id: string) => `${cases}/${segment(id)}`,
  /** The same page, at the first field of its answer. */
  answer: (id: string) => `${cases}/${segment(id)}#outcome`,
  orders: (id: string) => `${cases}/${segment(id)}/orders`,
  /** Actions of the case page, held for some seconds in which they can be undone. */
  heldOrders: (id: string) => `${cases}/${segment(id)}/held-orders`,
  undo: (id: string) => `${cases}/${segment(id)}/held-orders/undo`,
  /** Discards what was not carried out. */
  discard: (id: string) => `${cases}/${segment(id)}/held-orders/discard`,
  /** Previews what an action would send, or fills in its standard text. */
  previews: (id: string) => `${cases}/${segment(id)}/previews`,
  data: (id: string) => `${cases}/${segment(id)}/data`,
  package: (id: string) => `${cases}/${segment(id)}/package`,
  /** A preview of the answer's explanations. */
  explanation: (id: string) => `${cases}/${segment(id)}/explanation`,
  /** Accepts files for a request. */
  files: (id: string) => `${cases}/${segment(id)}/files`,
  removeFile: (id: string) => `${cases}/${segment(id)}/files/removals`,
  /** A file, by its own id. */
  fetchFile: (file: string) => `${cases}/files/${segment(file)}`,
};

const account = "/operator/account";

/** The console's pages about people, their credentials and tokens, and what their forms post to. */
export const peoplePaths = {
  people: "/operator/people",
  tokens: "/operator/tokens",
  account,
  accountOrders: `${account}/orders`,
  /** Asks for the credentials again. */
  reauthentication: "/operator/proof",
  /** @param pressed the address of what was refused, which says what its button is called */
  reauthenticationFor: (to: string, pressed: string, typed?: string | null) =>
    `/operator/proof?${new URLSearchParams({ to, pressed, ...(typed && { typed }) })}`,
  /** What that page's form posts to. */
  reauthenticate: "/operator/proof/show",
  /** The page of an invitation, without a sign-in. */
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
