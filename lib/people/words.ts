import { lengths } from "@/lib/platform/forms/lengths";
import { personRoles, type Role, roles } from "@/lib/platform/rights";
import { figures } from "@/lib/site/figures";

const { invitationHours, operatorProofMinutes, shownOnceMinutes } = figures;

export const roleNames: Record<Role, { title: string; lead: string }> = {
  owner: { title: "Owner", lead: "People, tokens and everything else" },
  operator: { title: "Operator", lead: "Settings, incidents, mail and webhooks" },
  privacy: { title: "Privacy", lead: "Privacy requests, erasure and export" },
  support: { title: "Support", lead: "Contact messages" },
  viewer: { title: "Viewer", lead: "Sees the console and the audit, changes nothing" },
  connector: {
    title: "Connector",
    lead: "Another system: reads which privacy requests wait for it, and reports what it holds",
  },
};

const optionOf = (value: Role) => ({
  value,
  label: `${roleNames[value].title}: ${roleNames[value].lead.charAt(0).toLowerCase()}${roleNames[value].lead.slice(1)}`,
});
export const personRoleOptions = personRoles.map(optionOf);
export const tokenRoleOptions = roles.map(optionOf);

const shownFor = `It is shown in this browser only, for ${shownOnceMinutes} minutes.`;

/** The words of pages about people, their keys and tokens. */
export const peopleCopy = {
  people: {
    title: "People",
    lead: "Who may sign in, and with which role. Changes apply at once.",
    none: "Nobody has been invited yet. Invite yourself as an owner first; after that the operator token can be switched off.",
    invite: "Invite somebody",
    inviteLead: `Creates a link that works once, within ${invitationHours} hours. With it they set up a key of their own.`,
    button: "Create the link",
    fields: { name: "Name", email: "Email", role: "Role" },
    states: { active: "Active", invited: "Invited", expired: "Link expired" },
    keys: (passkeys: number, hasPassword: boolean) => {
      const kinds = [
        ...(passkeys > 0 ? [`${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}`] : []),
        ...(hasPassword ? ["password and code"] : []),
      ];
      return kinds.length > 0 ? kinds.join(", ") : "no key yet";
    },
    last: (moment: string) => `last sign-in ${moment}`,
    never: "never signed in",
    sessions: (count: number) => `${count} open ${count === 1 ? "session" : "sessions"}`,
    roleOf: (name: string) => `Role of ${name}`,
    save: "Change",
    reset: "New link",
    remove: "Remove",
    linkTitle: (name: string) => `The link for ${name}`,
    linkLead: `Send it to them privately. It works once, within ${invitationHours} hours. ${shownFor}`,
    tableTitle: "What a role may do",
    may: "May",
  },
  tokens: {
    title: "Tokens",
    lead: "Access for scripts, each with a name, a role and an expiry. Send one as a bearer token. Revoking one takes effect at once.",
    none: "There are no tokens.",
    add: "Add a token",
    button: "Add the token",
    fields: {
      name: "Name",
      nameHint: "What uses it, for example ci.",
      role: "Role",
      days: "Lasts (days)",
    },
    states: { "in force": "In force", expired: "Expired", revoked: "Revoked" },
    made: (moment: string, actor: string) => `Added ${moment}, by ${actor}.`,
    used: (moment: string) => `Last used ${moment}.`,
    unused: "Not used yet.",
    until: (moment: string) => `until ${moment}`,
    revoke: "Revoke",
    secretTitle: (name: string) => `The token ${name}`,
    secretLead: `Store it where the script reads it. ${shownFor}`,
  },
  account: {
    title: "Your keys and sessions",
    lead: (name: string, role: string) => `${name}, with the role ${role}.`,
    tokenLead: "You are signed in with the operator token, which has no keys of its own.",
    toPeople: "Invite yourself as an owner",
    passkeys: "Passkeys",
    passkeysLead:
      "A passkey is stored on this device, a phone or a security key. Set up two, on different devices.",
    passkeyName: "Name of the new passkey",
    passkeyHint: "Where it is, such as Laptop or Blue key.",
    addPasskey: "Add a passkey",
    noPasskeys: "You have no passkeys.",
    added: (moment: string) => `added ${moment}`,
    used: (moment: string) => `last used ${moment}`,
    unused: "not used yet",
    remove: "Remove",
    password: "Password and code",
    passwordLead: "For a device without passkeys: a password, and the code of an authenticator app.",
    hasPassword: "A password and an authenticator app are set up.",
    setPassword: "Set them up",
    replacePassword: "Set up new ones",
    removePassword: "Remove them",
    recovery: "Recovery codes",
    recoveryLead: (count: number) =>
      `${count} ${count === 1 ? "code is" : "codes are"} left. Each opens the console once, without a key.`,
    newCodes: "Make new codes",
    codesTitle: "Your recovery codes",
    codesLead: `Print them or keep them in a password manager. Each works once. The old ones no longer work. They are shown in this browser only, for ${shownOnceMinutes} minutes.`,
    sessions: "Sessions",
    thisSession: "This one",
    opened: (moment: string) => `opened ${moment}`,
    end: "End",
    endOthers: "End all others",
    unknownBrowser: "Unknown browser",
    proof: `Changing keys requires that you used one within the last ${operatorProofMinutes} minutes.`,
  },
  keys: {
    passkeyButton: "Use a passkey",
    createButton: "Create a passkey",
    waiting: "Waiting for the passkey…",
    cancelled: "The passkey did not respond. Please try again, or sign in another way.",
    unsupported: "This browser doesn’t support passkeys. Use a password with a code.",
    elsewhere: (origin: string) =>
      `Passkeys of this site work at ${origin}, its SITE_URL. Open the console there.`,
    known: "This passkey is registered already.",
    withScript: "Passkeys need JavaScript. Without it, use a password with a code.",
    password: "Password",
    passwordHint: `Minimum ${lengths.passwordMinimum} characters.`,
    code: "Code",
    codeHint: "The six digits that the app shows.",
    scan: "Scan this with an authenticator app, or type its key into the app:",
    picture: "QR code for the authenticator app",
    key: "Key for the authenticator app",
  },
  signIn: {
    or: "or",
    email: "Email",
    code: "Code",
    codeHint: "From your authenticator app, or a recovery code.",
    passwordHint: "Leave it empty with a recovery code, if you have passkeys only.",
    withPassword: "Password and code",
    withToken: "Operator token",
    button: "Sign in",
    lost: "Lost your key? An owner can create a new link for you, as can anyone with shell access to the server.",
  },
  join: {
    title: "Set up your key",
    lead: (name: string, role: string) =>
      `Welcome, ${name}. You will have the role ${role}. Choose how you sign in from now on.`,
    passkey: "With a passkey",
    password: "With a password and a code",
    button: "Set up and sign in",
    dead: "This link does not work",
    toSignIn: "Go to sign-in",
  },
  proof: {
    title: "Show your key again",
    lead: `Actions on people’s data, people and tokens ask for your key again when you last used it more than ${operatorProofMinutes} minutes ago. Nothing that you typed is lost.`,
    button: "Go on",
    done: "Thank you. Now press the button again.",
    token: "Operator token",
  },
  said: {
    invited: (name: string) => `The link for ${name} is below.`,
    invitedBefore: (name: string) =>
      `The link for ${name} was created before. Create a new one if it is lost.`,
    reset: (name: string) => `The old keys of ${name} no longer work. The new link is below.`,
    role: (name: string) => `The role of ${name} was changed.`,
    removed: (name: string) => `Removed: ${name}. Their sessions have ended.`,
    tokenAdded: (name: string) => `The token ${name} is in force. It is below.`,
    tokenAddedBefore: (name: string) => `The token ${name} was added before. If it is lost, revoke it.`,
    tokenRevoked: (name: string) => `The token ${name} is revoked.`,
    joined: "Your key is set up, and you are signed in.",
    passkeyAdded: (name: string) => `The passkey “${name}” was added.`,
    passkeyRemoved: "The passkey was removed.",
    passwordSet: "The password and the authenticator app are set up.",
    passwordRemoved: "The password was removed.",
    codesIssued: "The new recovery codes are below.",
    codesIssuedBefore:
      "This form was sent before and has made new recovery codes then; nothing shows them again. Press the button once more for others.",
    sessionEnded: "The session has ended.",
    othersEnded: "Every other session has ended.",
  },
} as const;
