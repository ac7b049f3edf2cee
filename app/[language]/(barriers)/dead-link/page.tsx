import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import { site } from "@/lib/site/brand";
import { localize, localPath } from "@/lib/site/current-language";
import { requestPaths } from "@/lib/site/paths";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).dead.title };
}

/**
 * Shown at a closed gate for a privacy request's link that doesn't work. Prerendered, so equal for every address. Its
 * button leads to the gate, and behind it to the form that emails a new link.
 */
export default async function DeadLinkPage() {
  const { title, message, write, passcode, onward } = (await localize(gateWords)).dead;
  const email = site.email.privacy;
  return (
    <Card className="w-full max-w-md p-6 text-center sm:p-8">
      <LogoMark className="mx-auto size-10 text-accent" />
      <h1 className="mt-5 text-heading">{title}</h1>
      <p className="mt-3 leading-7 text-ink-soft">{message}</p>
      <a
        href={`mailto:${email}`}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
      >
        {write({ email })}
      </a>
      <p className="mt-4 border-line border-t pt-6 leading-7 text-ink-soft">{passcode}</p>
      {/* A plain link, because this document has no client-side navigation. */}
      <a href={await localPath(requestPaths.dead)} className={buttonClass("secondary", "lg", "mt-4 w-full")}>
        {onward}
      </a>
    </Card>
  );
}
