import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { NewTab } from "@/components/ui/new-tab";
import { Container } from "@/components/ui/section";
import { frameWords } from "@/lib/pages/frame-words";
import { type NavItem, navigation } from "@/lib/pages/navigation";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";

function FooterLink({ item }: { item: NavItem }) {
  const look =
    "inline-flex min-h-11 items-center gap-1 py-1 text-[0.9375rem] leading-5 text-ink-soft underline-offset-4 transition-colors hover:text-ink hover:underline";
  if (!item.external) {
    return (
      <LocalLink href={item.href} className={look}>
        {item.label}
      </LocalLink>
    );
  }
  return (
    <a href={item.href} target="_blank" rel="noopener" className={look}>
      {item.label}
      <Icon name="arrow-up-right" className="size-3.5 text-ink-faint" />
      <NewTab />
    </a>
  );
}

/** @param languagesAt the page that the language switch leads to, where it isn't this one */
export async function Footer({ languagesAt }: { languagesAt?: string }) {
  const words = await localize(frameWords);
  const { footer } = await localize(navigation);
  const { street, city, region, postalCode } = site.address;
  return (
    <footer className="site-footer">
      <Container className="pt-14 pb-10 sm:pt-20">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className="max-w-xs">
            <Logo />
            <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">{words.footer.line}</p>
          </div>
          <nav
            aria-label={words.layout.footerNav}
            className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4"
          >
            {footer.map((group) => (
              <div key={group.title}>
                <h2 className="mb-1.5 text-[0.9375rem] leading-6 font-semibold">{group.title}</h2>
                <ul>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <FooterLink item={item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <LanguageSwitch at={languagesAt} className="mt-10 text-[0.9375rem] sm:mt-12" />
        <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-[0.875rem] leading-6 text-ink-faint">
          <p>© {site.legalName}</p>
          <p>
            {street}, {city}, {region} {postalCode}
          </p>
        </div>
      </Container>
    </footer>
  );
}
