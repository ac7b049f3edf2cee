import type { Metadata } from "next";
import { LogoMark } from "@/components/layout/logo-mark";
import { barriers } from "@/lib/gate/words";
import { site } from "@/lib/site/brand";

export const metadata: Metadata = { title: { absolute: barriers.splash.title } };

const { tagline, onward } = barriers.splash;

/**
 * What a phone sees for two seconds; the answer's Refresh header leads on, with or without JavaScript, and the link does
 * where no cookie is kept.
 */
export default function SplashPage() {
  return (
    <div className="splash-mark grid justify-items-center text-center">
      <LogoMark className="size-20 text-accent" />
      <h1 className="mt-6 text-headline">{site.name}</h1>
      <p className="mt-3 max-w-xs text-lead text-ink-soft">{tagline}</p>
      <a
        href={onward.href}
        className="mt-8 inline-flex min-h-11 items-center px-3 font-medium text-accent underline-offset-4 hover:underline"
      >
        {onward.label}
      </a>
    </div>
  );
}
