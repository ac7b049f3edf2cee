import type { ReactNode } from "react";
import { Maintenance } from "@/components/barriers/maintenance";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { Logo } from "@/components/layout/logo";
import { LanguageOffer, SkipLink } from "@/components/layout/page-top";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { FollowLinks } from "@/components/ui/follow-links";
import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { accountLinks } from "@/lib/accounts/pages";
import { accountWords } from "@/lib/accounts/words";
import { frameWords } from "@/lib/pages/frame-words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

/** Outside the shared layout on purpose, so that nothing distracts from the single task. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { frame } = await localize(accountWords);
  const { layout } = await localize(frameWords);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LanguageOffer />
      <header className="border-b border-line">
        <Container className="flex h-16 items-center justify-between gap-2">
          <Logo />
          <div className="-mr-2 flex items-center sm:gap-1">
            <LocalLink href={paths.documentation} className="nav-link">
              {frame.documentation}
            </LocalLink>
            {/* Below 360 px, it doesn't fit in Spanish. */}
            <div className="max-[22.5rem]:hidden">
              <ThemeSwitch words={layout} />
            </div>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="border-t border-line">
        {/* Starts at fixed places: a browser may paint it when it has read just a part of it. */}
        <Container className="flex flex-wrap items-center gap-x-8 gap-y-1 py-3 text-[0.875rem] text-ink-soft lg:grid lg:grid-cols-[1fr_1fr_17rem]">
          <p className="py-2">{site.legalName}</p>
          <ul className="flex flex-wrap gap-x-6">
            {accountLinks.map(({ key, href }) => (
              <li key={href} className="flex">
                <LocalLink
                  href={href}
                  className="inline-flex min-h-11 items-center hover:text-ink hover:underline hover:underline-offset-4"
                >
                  {frame[key]}
                </LocalLink>
              </li>
            ))}
          </ul>
          <LanguageSwitch />
        </Container>
      </footer>
      <FollowLinks loading={layout.loading} />
      <Maintenance />
    </div>
  );
}
