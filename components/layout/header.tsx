import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { getStarted, layoutCopy, mainNavigation, signIn } from "@/lib/pages/navigation";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { ScrollSentinel } from "./scroll-sentinel";
import { ThemeToggle } from "./theme-toggle";

export function Header() {
  return (
    <>
      <ScrollSentinel />
      <header className="site-header">
        <Container className="flex h-16 items-center gap-2">
          <Logo />
          <nav aria-label={layoutCopy.mainNav} className="ml-6 hidden lg:block">
            <ul className="flex">
              {mainNavigation.map((item) => (
                <li key={item.href}>
                  <LocalLink href={item.href} className="nav-link">
                    {item.label}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* As wide from the start as its parts will be: a page that is painted half-read moves none of them. */}
          <div className="ml-auto flex min-w-20.5 items-center gap-1 lg:min-w-69.5">
            <ThemeToggle>
              <Icon name="moon" className="size-5 dark:hidden" />
              <span className="sr-only dark:hidden">{layoutCopy.darkTheme}</span>
              <Icon name="sun" className="hidden size-5 dark:block" />
              <span className="sr-only not-dark:hidden">{layoutCopy.lightTheme}</span>
            </ThemeToggle>
            <div className="ml-auto hidden items-center gap-2 lg:flex">
              <ButtonLink href={signIn.href} variant="ghost" external>
                {signIn.label}
              </ButtonLink>
              <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
            </div>
            <MobileMenu
              labels={{ open: layoutCopy.openMenu, close: layoutCopy.closeMenu }}
              icons={{
                open: <Icon name="menu" className="size-6" />,
                close: <Icon name="x" className="size-6" />,
              }}
            >
              <MenuContent />
            </MobileMenu>
          </div>
        </Container>
      </header>
    </>
  );
}

function MenuContent() {
  return (
    <nav aria-label={layoutCopy.mainNav} className="px-5 pt-2 pb-6 sm:px-8">
      <ul className="divide-y divide-line">
        {mainNavigation.map((item) => (
          <li key={item.href}>
            <LocalLink
              href={item.href}
              className="flex min-h-14 items-center text-[1.125rem] font-medium aria-[current=page]:text-accent"
            >
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
  );
}
