import { site } from "@/lib/site/brand";
import { endpoints, paths } from "@/lib/site/paths";
import type { VerificationState } from "./verification";
import type { AccountWords } from "./words/en";

/** The notes below the account's pages, by the key of their text. */
export const accountLinks = [
  { key: "terms", href: paths.terms },
  { key: "privacy", href: paths.privacy },
  { key: "contact", href: paths.contact },
] as const satisfies readonly { key: keyof AccountWords["frame"]; href: string }[];

/** The benefits of an account, by the key of their text, with the `href` of a link. */
export const signupBenefits = [
  { key: "credits", icon: "card", href: paths.creditsNote },
  { key: "models", icon: "layers", href: null },
  { key: "integration", icon: "code", href: paths.documentation },
] as const satisfies readonly {
  key: keyof AccountWords["signup"]["benefits"];
  icon: string;
  href: string | null;
}[];

export const signupSample = `curl ${site.api.baseUrl}/moderation/text \\
  -H "Authorization: Bearer $PALISADE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Verify your wallet here",
       "userId": "u_204"}'

{ "flagged": true, "categories": ["phishing"] }`;

/** The action of the button on a confirmation link's page: posts the link, or leads to a page. */
type VerifyButton = { posts: string } | { href: string; external?: boolean };

export const verifyButtons: Record<VerificationState | "password" | "unavailable", VerifyButton> = {
  open: { posts: endpoints.verifyAccount },
  password: { posts: endpoints.verifyAccount },
  confirmed: { href: site.app.login, external: true },
  expired: { posts: endpoints.resendVerification },
  unknown: { href: paths.signup },
  unavailable: { href: paths.contact },
};
