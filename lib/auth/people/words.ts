import { lengths, quotedStart } from "@/lib/platform/forms/lengths";
import { personRoles, type Role, roles } from "@/lib/platform/rights";
import { figures } from "@/lib/site/figures";
import { lowerFirst } from "@/lib/site/first-letter";
import { staffEndpoints } from "@/lib/site/staff-paths";
import type { EndedAccess, GivenAccess } from "./schema";

const { givenAccessDays, invitationHours, operatorProofMinutes, shownOnceMinutes } = figures;

export const roleNames: Record<Role, { title: string; lead: string }> = {
  owner: { title: "Owner", lead: "People, tokens and everything else" },
  operator: { title: "Operator", lead: "Settings, incidents, email and webhooks" },
  privacy: { title: "Privacy", lead: "Privacy requests, erasure and export" },
  support: { title: "Support", lead: "Contact messages" },
  viewer: {
    title: "Viewer",
    // Checked against the rights by tests/auth/roles.test.ts.
    lead: "Read access to every page except People and Tokens, but no changes and no full export of a person’s data",
  },
  connector: {
    title: "Connector",
    lead: "Another system, which sees the privacy requests waiting for it and reports what it holds",
  },
  app: {
    title: "App",
    lead: "The app that customers sign in to, which can only read verified accounts and confirm that it has received them",
  },
};

/** A role and what it is, as one phrase. */
const describedRole = (role: Role): string => {
  const { title, lead } = roleNames[role];
  return `${title}: ${lowerFirst(lead)}`;
};

/** A role in the sentences of an email. */
export const roleSentences = (role: Role): string => {
  const { title, lead } = roleNames[role];
  return `Your role is ${title}. It covers ${lowerFirst(lead)}.`;
};

const optionOf = (value: Role) => ({ value, label: describedRole(value) });
export const personRoleOptions = personRoles.map(optionOf);
export const tokenRoleOptions = roles.map(optionOf);

const shownFor = `It is shown in this browser only, for ${shownOnceMinutes} minutes.`;

const givenLabels: Record<GivenAccess["action"], string> = {
  "person.invited": "invited",
  "person.changed": "role changed",
  "person.reset": "new setup link",
  "access.created": "passcode or link",
  "access.lent": "passcode or link",
  "webhook.added": "webhook endpoint",
  "webhook.rotated": "new webhook secret",
  "setting.changed": "shared passcode",
};
/** How many a message names. It is part of an address, whose length is limited. */
const maxNamed = 10;

/** What else ended when a person’s access ended, and what an owner must check. */
export function endedAccessText({ revokedTokens = [], accessGiven = [] }: Partial<EndedAccess> = {}): string {
  const tokens = revokedTokens.length > 0 ? [`Tokens also revoked: ${revokedTokens.join(", ")}.`] : [];
  if (accessGiven.length === 0) return tokens.join("");
  const named = accessGiven
    .slice(0, maxNamed)
    .map(({ action, name }) => `${quotedStart(name)} (${givenLabels[action]})`);
  const otherCount = accessGiven.length - named.length;
  const list = otherCount > 0 ? `${named.join(", ")}, and ${otherCount} more in the audit` : named.join(", ");
  return [
    ...tokens,
    `Access they gave to others in the last ${givenAccessDays} days is still valid: ${list}. If this was not intended, revoke or remove it.`,
  ].join(" ");
}

/** Text of pages about people, credentials and tokens. */
export const peopleWords = {
  people: {
    title: "People",
    lead: "People who can sign in, and their roles. Changes apply immediately.",
    none: "No one has been invited yet. Invite yourself as an owner first. When you can sign in as yourself, disable the operator token: set OPERATOR_TOKEN=off and restart the site.",
    invite: "Invite someone",
    inviteLead: `They’ll use an invitation link to set up how they sign in. The link will be shown to you once. It works once and expires after ${invitationHours} hours. If you don’t email it from here, send it to them privately.`,
    linkLeadUnsent: `The link won’t be emailed because SMTP_URL is not set. Send it to them yourself, privately. It works once and expires after ${invitationHours} hours. ${shownFor}`,
    emailLink: "Email the link to them",
    emailLinkHint: "You’ll also see the link here, in case the email doesn’t arrive.",
    button: "Invite",
    search: "Name, email or role",
    fields: { name: "Name", email: "Email", role: "Role" },
    states: { active: "Active", invited: "Invited", expired: "Link expired" },
    credentials: (passkeys: number, hasPassword: boolean) => {
      const kinds = [
        ...(passkeys > 0 ? [`${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}`] : []),
        ...(hasPassword ? ["password and code"] : []),
      ];
      return kinds.length > 0 ? kinds.join(", ") : "no sign-in method yet";
    },
    last: (moment: string) => `last sign-in ${moment}`,
    never: "never signed in",
    sessions: (count: number) => `${count} open ${count === 1 ? "session" : "sessions"}`,
    tokens: (names: readonly string[]) =>
      `added the ${names.length === 1 ? "token" : "tokens"} ${names.join(", ")} (revoked if this person is removed, gets a new link or is no longer an owner)`,
    roleOf: (name: string) => `${name}’s role`,
    save: "Change",
    reset: "New setup link",
    resetLead:
      "Their sign-in methods and tokens will stop working, and their sessions will end. The new link lets them set up new sign-in methods. Access they gave to others stays valid; the result lists it.",
    remove: "Remove",
    removeLead: "Their sessions will end, and tokens they added will be revoked. This can’t be undone.",
    linkTitle: "Setup link",
    linkLabel: (name: string) => `Setup link for ${name}`,
    linkLead: `Send it to them privately. It works once and expires after ${invitationHours} hours. ${shownFor}`,
    linkLeadEmailed: `An email with the link is in the Outbox. If it doesn’t arrive, send them the link yourself, privately. It works once and expires after ${invitationHours} hours. ${shownFor}`,
    tableTitle: "What each role can do",
    may: "Right",
  },
  tokens: {
    title: "Tokens",
    lead: "Tokens give scripts access. Each has a name, a role and an expiry date, and is sent as a bearer token. Revoking one takes effect immediately.",
    none: "There are no tokens.",
    add: "Add a token",
    button: "Add token",
    fields: {
      name: "Name",
      nameHint: "What uses it, for example ci.",
      role: "Role",
      days: "Valid for (days)",
    },
    states: { active: "Active", expired: "Expired", revoked: "Revoked" },
    made: (moment: string, actor: string) => `Added ${moment} by ${actor}.`,
    used: (moment: string) => `Last used ${moment}.`,
    unused: "Not used yet.",
    until: (moment: string) => `until ${moment}`,
    revoke: "Revoke",
    secretTitle: (name: string) => `The token ${name}`,
    secretLead: `Store it where your script can read it. ${shownFor}`,
  },
  account: {
    title: "Your account",
    lead: (name: string, role: string) => `You’re signed in as ${name}. Your role is ${role}.`,
    tokenLead: "You’re signed in with the operator token, which has no sign-in methods to manage.",
    toPeople: "Invite yourself as an owner",
    passkeys: "Passkeys",
    passkeysLead:
      "A passkey is stored on this device, a phone or a security key. Set up two, on different devices.",
    passkeyName: "Name of the new passkey",
    passkeyHint: "Where it’s stored, such as Laptop or Blue security key.",
    noPasskeys: "You have no passkeys.",
    added: (moment: string) => `added ${moment}`,
    used: (moment: string) => `last used ${moment}`,
    unused: "not used yet",
    remove: "Remove",
    password: "Password and code",
    passwordLead: "For a device without passkeys: a password, and the code of an authenticator app.",
    hasPassword: "A password and an authenticator app are set up.",
    setPassword: "Set up password and code",
    replacePassword: "Replace password and code",
    removePassword: "Remove password and code",
    recovery: "Recovery codes",
    recoveryLead: (count: number) =>
      `You have ${count} ${count === 1 ? "code" : "codes"} left. Each works once in place of a passkey or an authenticator code. If you’ve set a password, you’ll need that as well.`,
    newCodes: "Create new codes",
    codesTitle: "Your recovery codes",
    codesFile: "recovery-codes.txt",
    codesLead: `Print them or keep them in a password manager. Each works once. They are shown in this browser only, for ${shownOnceMinutes} minutes.`,
    sessions: "Sessions",
    thisSession: "This session",
    opened: (moment: string) => `opened ${moment}`,
    end: "End",
    endOthers: "End all others",
    unknownBrowser: "Unknown browser",
    proof: `If your last sign-in or confirmation was more than ${operatorProofMinutes} minutes ago, you’ll be asked to confirm it’s you before you change how you sign in.`,
  },
  credentials: {
    passkeyButton: "Use a passkey",
    createButton: "Create a passkey",
    waiting: "Waiting for the passkey...",
    cancelled: "The passkey didn’t respond. Please try again, or use another method.",
    unsupported: "This browser doesn’t support passkeys. Use a password and a code instead.",
    elsewhere: (origin: string) =>
      `Passkeys for this site work only at ${origin} (SITE_URL). Open the console there.`,
    known: "This passkey is already registered.",
    incomplete: "This page couldn’t be loaded completely. Check your connection and try again.",
    withScript: "Passkeys require JavaScript. Without it, use a password and a code.",
    password: "Password",
    passwordHint: `Minimum ${lengths.passwordMinimum} characters.`,
    code: "Code",
    codeHint: "The six digits that the app shows.",
    scan: "Scan this QR code with an authenticator app, or enter the setup key in the app:",
    picture: "QR code for the authenticator app",
    setupKey: "Setup key for the authenticator app",
  },
  signIn: {
    email: "Email",
    code: "Code",
    codeHint: "From your authenticator app, or a recovery code.",
    passwordHint: "Leave empty if you’re using a recovery code and haven’t set a password.",
    withPassword: "Password and code",
    withToken: "Operator token",
    button: "Sign in",
    lost: "Can’t sign in? Use a recovery code instead. If you don’t have one, an owner, or anyone with shell access to the server, can create a new setup link for you.",
  },
  join: {
    title: "Set up sign-in",
    lead: (name: string, role: string) =>
      `Welcome, ${name}. Your role is ${role}. Choose how you want to sign in.`,
    password: "With a password and a code",
    button: "Set up and sign in",
    dead: "This link doesn’t work",
    toSignIn: "Go to sign-in",
  },
  proof: {
    title: "Confirm it’s you",
    lead: `For sensitive actions, you must have signed in or confirmed it’s you within the last ${operatorProofMinutes} minutes. Examples: downloading or erasing personal data, and changing staff accounts, tokens or how you sign in. What you typed is kept.`,
    button: "Continue",
    done: (button: string) => `Thank you. Now press “${button}” again.`,
    doneOther: "Thank you. Now repeat what you were doing.",
    kept: "What you typed is kept.",
  },
  results: {
    invited: (name: string) => `The link for ${name} is below.`,
    invitationTo: (name: string) => `The email to ${name}`,
    invitedBefore: (name: string) =>
      `A setup link for ${name} already exists. If it was lost, create a new one.`,
    reset: (name: string, ended?: EndedAccess) =>
      `${name}’s old sign-in methods no longer work. The new setup link is below. ${endedAccessText(ended)}`.trim(),
    role: (name: string, ended?: EndedAccess) =>
      `${name}’s role was changed. ${endedAccessText(ended)}`.trim(),
    removed: (name: string, ended?: EndedAccess) =>
      `Removed: ${name}. Their sessions have ended. ${endedAccessText(ended)}`.trim(),
    tokenAdded: (name: string) => `The token ${name} is active. Copy it below.`,
    tokenAddedBefore: (name: string) => `The token ${name} already exists. If it is lost, revoke it.`,
    tokenRevoked: (name: string) => `The token ${name} has been revoked.`,
    joined: "Sign-in is set up, and you’re signed in.",
    passkeyAdded: "The passkey was added.",
    passkeyRemoved: "The passkey was removed.",
    passwordSet: "The password and the authenticator app are set up. Your other sessions have ended.",
    passwordRemoved: "The password and the authenticator app were removed.",
    codesIssued: "The new recovery codes are below. Older ones no longer work.",
    codesIssuedBefore:
      "You’ve already created new recovery codes with this form, and they can’t be shown again. Press the button again to create another set.",
    sessionEnded: "The session has ended.",
    othersEnded: "All other sessions have ended.",
  },
} as const;

/** What the buttons are called that may first ask for a confirmation, by the address they post to. */
const buttons: Record<string, string> = {
  [staffEndpoints.people]: peopleWords.people.button,
  [staffEndpoints.changeRole]: peopleWords.people.save,
  [staffEndpoints.resetPerson]: peopleWords.people.reset,
  [staffEndpoints.removePerson]: peopleWords.people.remove,
  [staffEndpoints.tokens]: peopleWords.tokens.button,
  [staffEndpoints.revokeToken]: peopleWords.tokens.revoke,
};

/** What to do after the confirmation. @param pressed the address of what had asked for it */
export function proofMessage(pressed: string, hasDraft: boolean): string {
  const { done, doneOther, kept } = peopleWords.proof;
  const button = Object.hasOwn(buttons, pressed) ? buttons[pressed] : undefined;
  if (button) return done(button);
  return hasDraft ? `${doneOther} ${kept}` : doneOther;
}
