import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

export const signInWords = {
  title: "Sign in",
  heading: "Staff sign-in",
  lead: "For the people who run this site.",
  tokenLead:
    "Enter OPERATOR_TOKEN from the server’s environment. Use it only to create the first owner, and then disable it: set OPERATOR_TOKEN=off and restart the site.",
  token: "Operator token",
  nobody:
    "No one can sign in: no people have been added, and OPERATOR_TOKEN is disabled. On the server, run: npm run operator -- people add --name … --email … --role owner",
  button: "Sign in",
  signedIn: "Already signed in? Continue",
  hours: `Sessions end after ${figures.operatorSessionHours} hours, or after ${figures.operatorIdleMinutes} minutes of inactivity.`,
  answers: {
    wrong: "That is not the operator token.",
    many: "Too many attempts. Please wait a few minutes and try again.",
    failed: "We couldn’t sign you in. Please try again in a minute.",
    out: "You’re signed out.",
    everywhere: "You’re signed out everywhere. All your sessions have ended.",
    stillIn: "We couldn’t sign you out. Please go back and try again in a minute.",
  },
} as const;

export type SignInResult = keyof typeof signInWords.answers;

/** The address of the sign-in, with a message and the page to open afterward. */
export function signInPage(query: { answer?: SignInResult; to?: string | null }): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(entries).toString();
  return search === "" ? paths.operator : `${paths.operator}?${search}`;
}
