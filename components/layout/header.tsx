import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { Container } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { frameWords } from "@/lib/pages/frame-words";
import { navigation } from "@/lib/pages/navigation";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { ScrollSentinel } from "./scroll-sentinel";
import { ThemeSwitch } from "./theme-switch";

/** @param languagesAt the page that the language switch leads to, if it isn't this one */
export async function Header({ languagesAt }: { languagesAt?: string }) {
  const language = await currentLanguage();
  const { layout } = frameWords[language];
  const { main, signIn, getStarted } = navigation[language];
  const items = main.map(({ label, href }) => ({ label, href: pathIn(language, href) }));
  return (
    <>
      <ScrollSentinel />
      <header className="site-header">
        <Container className="flex h-16 items-center gap-2">
          <Logo />
          <nav aria-label={layout.mainNav} className="ml-3 hidden lg:block xl:ml-6">
            <ul className="flex">
              <NavLinks items={items} className="nav-link" />
            </ul>
          </nav>
          <div
            className={cx(
              "ml-auto flex min-w-20.5 items-center gap-1",
              languageDefinitions[language].headerEnd,
            )}
          >
            <ThemeSwitch words={layout} />
            {/* Grows to the right only: a browser may paint it when it has read just a part of it. */}
            <StaticHtml className="hidden grow items-center gap-2 lg:flex">
              <ButtonLink href={signIn.href} variant="ghost" external>
                {signIn.label}
              </ButtonLink>
              <ButtonLink href={getStarted.href} className="grow">
                {getStarted.label}
              </ButtonLink>
            </StaticHtml>
            <MobileMenu
              labels={{ open: layout.openMenu, close: layout.closeMenu }}
              icons={{
                open: <Icon name="menu" className="size-6" />,
                close: <Icon name="x" className="size-6" />,
              }}
            >
              <MenuContent items={items} languagesAt={languagesAt} />
            </MobileMenu>
          </div>
        </Container>
      </header>
    </>
  );
}

type MenuContentProps = { items: ComponentProps<typeof NavLinks>["items"]; languagesAt?: string };

async function MenuContent({ items, languagesAt }: MenuContentProps) {
  const { layout } = await localize(frameWords);
  const { signIn, getStarted } = await localize(navigation);
  return (
    <div className="px-5 pt-2 pb-6 sm:px-8">
      <nav aria-label={layout.mainNav}>
        <ul className="divide-y divide-line">
          <NavLinks items={items} className="menu-link" />
        </ul>
        <StaticHtml className="mt-5 grid gap-3 sm:grid-cols-2">
          <ButtonLink href={signIn.href} variant="secondary" size="lg" external>
            {signIn.label}
          </ButtonLink>
          <ButtonLink href={getStarted.href} size="lg">
            {getStarted.label}
          </ButtonLink>
        </StaticHtml>
      </nav>
      <LanguageSwitch at={languagesAt} className="mt-5 text-[0.9375rem]" />
    </div>
  );
}
