import "server-only";
import { env } from "@/lib/env";
import { sign, verifySigned } from "../signed";

const purpose = "operator flash";

/** A sentence for the page that a form post goes on to, signed so that nobody else's link can put words there. */
export function flash(base: string, tone: "done" | "refused", sentence: string): string {
  const payload = Buffer.from(JSON.stringify([tone, sentence])).toString("base64url");
  const said = encodeURIComponent(sign(payload, purpose, env().OPERATOR_TOKEN));
  return `${base}${base.includes("?") ? "&" : "?"}said=${said}`;
}

export interface Flash {
  tone: "done" | "refused";
  sentence: string;
}

/** The sentence that a page was sent to show, or null. */
export function readFlash(said: string | string[] | undefined): Flash | null {
  const payload = typeof said === "string" ? verifySigned(said, purpose, env().OPERATOR_TOKEN) : null;
  if (payload === null) return null;
  const [tone, sentence] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    Flash["tone"],
    string,
  ];
  return { tone, sentence };
}
