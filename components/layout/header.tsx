import { ButtonLink } from "@/components/ui/button-link";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { frameWords } from "@/lib/pages/frame-words";
import { navigation } from "@/lib/pages/navigation";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { ScrollSentinel } from "./scroll-sentinel";
import { ThemeToggle } from "./theme-toggle";

/** @param languagesAt the page that the language switch leads to, where it isn't this one */
export async function Header({ languagesAt }: { languagesAt?: string }) {
  const language = await currentLanguage();
  const { layout } = frameWords[language];
  const { main, signIn, getStarted } = navigation[language];
  return (
    <>
      <ScrollSentinel />
      <header className="site-header">
        <Container className="flex h-16 items-center gap-2">
          <Logo />
          <nav aria-label={layout.mainNav} className="ml-6 hidden lg:block">
            <ul className="flex">
              {main.map((item) => (
                <li key={item.href}>
                  <LocalLink href={item.href} className="nav-link">
                    {item.label}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <div
            className={cx(
              "ml-auto flex min-w-20.5 items-center gap-1",
              languageDefinitions[language].headerEnd,
            )}
          >
            <ThemeToggle>
              <Icon name="moon" className="size-5 dark:hidden" />
              <span className="sr-only dark:hidden">{layout.darkTheme}</span>
              <Icon name="sun" className="hidden size-5 dark:block" />
              <span className="sr-only not-dark:hidden">{layout.lightTheme}</span>
            </ThemeToggle>
            <div className="ml-auto hidden items-center gap-2 lg:flex">
              <ButtonLink href={signIn.href} variant="ghost" external>
                {signIn.label}
              </ButtonLink>
              <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
            </div>
            <MobileMenu
              labels={{ open: layout.openMenu, close: layout.closeMenu }}
              icons={{
                open: <Icon name="menu" className="size-6" />,
                close: <Icon name="x" className="size-6" />,
              }}
            >
              <MenuContent languagesAt={languagesAt} />
            </MobileMenu>
          </div>
        </Container>
      </header>
    </>
  );
}

async function MenuContent({ languagesAt }: { languagesAt?: string }) {
  const { layout } = await localize(frameWords);
  const { main, signIn, getStarted } = await localize(navigation);
  return (
    <div className="px-5 pt-2 pb-6 sm:px-8">
      <nav aria-label={layout.mainNav}>
        <ul className="divide-y divide-line">
          {main.map((item) => (
            <li key={item.href}>
              <LocalLink href={item.href} className="menu-link">
                {item.label}
              </LocalLink>
            </li>
          ))}
        </ul>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <ButtonLink href={signIn.href} variant="secondary" size="lg" external>
            {signIn.label}
          </ButtonLink>
          <ButtonLink href={getStarted.href} size="lg">
            {getStarted.label}
          </ButtonLink>
        </div>
      </nav>
      <LanguageSwitch at={languagesAt} className="mt-5 text-[0.9375rem]" />
    </div>
  );
}
