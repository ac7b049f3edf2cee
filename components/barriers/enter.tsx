import { Button, buttonClass } from "@/components/ui/button";

import { Card } from "@/components/ui/card";
import { LogoMark } from "@/components/ui/logo-mark";
import { Notice } from "@/components/ui/notice";
import type { LinkState } from "@/lib/access/passes";
import { gateWords } from "@/lib/gate/words";
import { currentLanguage } from "@/lib/site/current-language";
import { utcTime } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { endpointIn, type Language, pathIn } from "@/lib/site/language";
import { endpoints, fragments, paths } from "@/lib/site/paths";

type EnterProps = {
  /** Null if no link was followed. */
  secret: string | null;
  link: { state: LinkState; audience: string; endsAt: Date | null } | null;
};

/** The button's answer if entry was refused; the fragment of the address selects the sentence. */
const answers = {
  [fragments.tooManyAttempts]: "tooMany",
  [fragments.passcodeUnavailable]: "unavailable",
} as const;

/** The page's text: about the link that was followed, or that there was none. */
function pageText({ secret, link }: EnterProps, language: Language): { heading: string; lead: string } {
  const { enter } = gateWords[language];
  if (secret === null) {
    return { heading: enter.none.heading, lead: enter.none.lead({ minutes: figures.linkButtonMinutes }) };
  }
  const { heading, lead } = enter[link?.state ?? "unknown"];
  const until = link?.endsAt ? utcTime(link.endsAt, language) : "";
  return { heading, lead: typeof lead === "function" ? lead({ until }) : lead };
}

/** The page of an access link: an explanation and a button, or the reason why the link isn't valid. */
export async function Enter({ secret, link }: EnterProps) {
  const language = await currentLanguage();
  const words = gateWords[language].enter;
  const isOpen = link?.state === "active";
  const { heading, lead } = pageText({ secret, link }, language);
  return (
    <Card className="w-full max-w-md p-6 text-center sm:p-8">
      <LogoMark className="mx-auto size-10 text-accent" />
      {Object.entries(answers).map(([id, key]) => (
        <div key={id} id={id} tabIndex={-1} className="mt-5 hidden outline-none target:block">
          <Notice tone="danger" role="alert">
            {words[key]}
          </Notice>
        </div>
      ))}
      <h1 className="mt-5 text-heading">{heading}</h1>
      <p className="mt-3 leading-7 text-ink-soft">{lead}</p>
      {isOpen && link.audience === "first" && (
        <p className="mt-2 leading-7 text-ink-soft">{words.active.once}</p>
      )}
      {isOpen && secret !== null && (
        <form method="post" action={endpointIn(language, endpoints.accessLink)} className="mt-6">
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />
          <Button type="submit" size="lg" className="w-full">
            {words.active.button}
          </Button>
        </form>
      )}
      {link?.state === "held" && (
        // A plain link, because this document has no client-side navigation.
        <a href={pathIn(language, paths.home)} className={buttonClass("primary", "lg", "mt-6 w-full")}>
          {words.held.onward}
        </a>
      )}
    </Card>
  );
}
