import type { Metadata } from "next";
import { LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { splashSeen } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: (await localize(gateWords)).splash.title } };
}

/** For browsers without cookies, which would return to the splash forever. */
const onward = `?${splashSeen.name}=${splashSeen.value}`;

/**
 * Shown to phones for two seconds. The response's Refresh header continues, with or without JavaScript; without
 * cookies, the link does.
 */
export default async function SplashPage() {
  const { tagline } = await localize(siteWords);
  const { splash } = await localize(gateWords);
  return (
    <div className="splash-mark grid justify-items-center text-center">
      <LogoMark className="size-20 text-accent" />
      <h1 className="mt-6 text-headline">{site.name}</h1>
      <p className="mt-3 max-w-xs text-lead text-ink-soft">{tagline}</p>
      <a
        href={onward}
        className="mt-8 inline-flex min-h-11 items-center px-3 font-medium text-accent underline-offset-4 hover:underline"
      >
        {splash.onward}
      </a>
    </div>
  );
}
