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

const shownFor = `It is shown for ${shownOnceMinutes} minutes, in this browser, and nowhere else.`;

/** The words of pages about people, their keys and tokens. */
export const peopleCopy = {
  people: {
    title: "People",
    lead: "Who may sign in, and what for. A change is in force at once.",
    none: "Nobody was invited yet. Invite yourself as an owner first: the operator token can be switched off then.",
    invite: "Invite somebody",
    inviteLead: `They get a link that works once and for ${invitationHours} hours, by which they set up a key of their own.`,
    button: "Make the link",
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
    linkLead: `Pass it on by a way that only they read. It works once and for ${invitationHours} hours. ${shownFor}`,
    tableTitle: "What a role may do",
    may: "May",
  },
  tokens: {
    title: "Tokens",
    lead: "Keys for scripts, each with a name, a role and an end. Send one as a bearer token. A revoked one is out of force at once.",
    none: "There is no token.",
    add: "Add a token",
    button: "Add the token",
    fields: {
      name: "Name",
      nameHint: "What uses it, such as ci.",
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
      "A passkey is a key in this device, a phone or a security key. Have two, in different places.",
    passkeyName: "Name of the new passkey",
    passkeyHint: "Where it is, such as Laptop or Blue key.",
    addPasskey: "Add a passkey",
    noPasskeys: "You have no passkey.",
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
    codesLead: `Print them or keep them in a password manager. Each works once. The old ones work no more. They are shown for ${shownOnceMinutes} minutes, in this browser, and nowhere else.`,
    sessions: "Sessions",
    thisSession: "This one",
    opened: (moment: string) => `opened ${moment}`,
    end: "End",
    endOthers: "End all others",
    unknownBrowser: "Unknown browser",
    proof: `What changes a key wants the last one shown in the last ${operatorProofMinutes} minutes.`,
  },
  keys: {
    passkeyButton: "Use a passkey",
    createButton: "Create a passkey",
    waiting: "Waiting for the passkey…",
    cancelled: "Nothing came from the passkey. Please try again, or use another way.",
    unsupported: "This browser has no passkeys. Use a password with a code.",
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
    lost: "Lost your key? An owner can make you a new link, and so can whoever has the shell of the server.",
  },
  join: {
    title: "Set up your key",
    lead: (name: string, role: string) =>
      `Welcome, ${name}. You will have the role ${role}. Choose how you sign in from now on.`,
    passkey: "With a passkey",
    password: "With a password and a code",
    button: "Set up and sign in",
    dead: "This link does not work",
    toSignIn: "To the sign-in",
  },
  proof: {
    title: "Show your key again",
    lead: `What concerns people’s data, people and tokens wants your key once more when it was last shown more than ${operatorProofMinutes} minutes ago. Nothing that you typed is lost.`,
    button: "Go on",
    done: "Thank you. Now press the button again.",
    token: "Operator token",
  },
  said: {
    invited: (name: string) => `The link for ${name} is below.`,
    invitedBefore: (name: string) => `The link for ${name} was made before. Make a new one if it is lost.`,
    reset: (name: string) => `The old keys of ${name} open nothing any more. The new link is below.`,
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
    sessionEnded: "The session has ended.",
    othersEnded: "Every other session has ended.",
  },
} as const;
