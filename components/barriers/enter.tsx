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
  /** Null where no link was followed. */
  secret: string | null;
  link: { state: LinkState; audience: string; endsAt: Date | null } | null;
};

/** What the button's answer says where it couldn't let in: the address names the sentence. */
const answers = {
  [fragments.tooManyAttempts]: "tooMany",
  [fragments.passcodeUnavailable]: "unavailable",
} as const;

/** What the page says: of the link that was followed, or that none was. */
function wordsOf({ secret, link }: EnterProps, language: Language): { heading: string; lead: string } {
  const { enter } = gateWords[language];
  if (secret === null) {
    return { heading: enter.none.heading, lead: enter.none.lead({ minutes: figures.linkButtonMinutes }) };
  }
  const { heading, lead } = enter[link?.state ?? "unknown"];
  const until = link?.endsAt ? utcTime(link.endsAt, language) : "";
  return { heading, lead: typeof lead === "function" ? lead({ until }) : lead };
}

/** The page of an access link: what it does, and the button that does it; or why it does nothing any more. */
export async function Enter({ secret, link }: EnterProps) {
  const language = await currentLanguage();
  const copy = gateWords[language].enter;
  const isOpen = link?.state === "in force";
  const { heading, lead } = wordsOf({ secret, link }, language);
  return (
    <Card className="w-full max-w-md p-6 text-center sm:p-8">
      <LogoMark className="mx-auto size-10 text-accent" />
      {Object.entries(answers).map(([id, key]) => (
        <div key={id} id={id} className="mt-5 hidden target:block">
          <Notice tone="danger" role="alert">
            {copy[key]}
          </Notice>
        </div>
      ))}
      <h1 className="mt-5 text-heading">{heading}</h1>
      <p className="mt-3 leading-7 text-ink-soft">{lead}</p>
      {isOpen && link.audience === "first" && (
        <p className="mt-2 leading-7 text-ink-soft">{copy["in force"].once}</p>
      )}
      {isOpen && secret !== null && (
        <form method="post" action={endpointIn(language, endpoints.accessLink)} className="mt-6">
          <input type="hidden" name="secret" value={secret} />
          <Button type="submit" size="lg" className="w-full">
            {copy["in force"].button}
          </Button>
        </form>
      )}
      {link?.state === "held" && (
        // A document of its own: the pages' own navigation isn't here.
        <a href={pathIn(language, paths.home)} className={buttonClass("primary", "lg", "mt-6 w-full")}>
          {copy.held.onward}
        </a>
      )}
    </Card>
  );
}
