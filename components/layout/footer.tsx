import { Icon } from "@/components/ui/icon";
import { LocalLink, NewTab } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { frameWords } from "@/lib/pages/frame-words";
import { type NavItem, navigation } from "@/lib/pages/navigation";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";

function FooterLink({ item, open }: { item: NavItem; open: string }) {
  if (!item.external) {
    return (
      <LocalLink href={item.href} className="footer-link">
        {item.label}
        {item.href === paths.status && (
          <span className="open-mark">
            <span className="open-dot" />
            {open}
          </span>
        )}
      </LocalLink>
    );
  }
  return (
    <a href={item.href} target="_blank" rel="noopener" className="footer-link">
      {item.label}
      <Icon name="arrow-up-right" className="size-3.5 text-ink-faint" />
      <NewTab />
    </a>
  );
}

/** @param languagesAt the page that the language switch leads to, if it isn't this one */
export async function Footer({ languagesAt }: { languagesAt?: string }) {
  const words = await localize(frameWords);
  const { footer } = await localize(navigation);
  const { notice } = await localize(statusWords);
  const { street, city, region, postalCode } = site.address;
  return (
    <footer className="site-footer">
      <Container className="pt-8 pb-6 sm:pt-20 sm:pb-10">
        <div className="footer-columns">
          <div className="max-w-xs lg:-mt-2.5">
            <Logo />
            <p>{words.footer.line}</p>
          </div>
          <StaticHtml as="nav" aria-label={words.layout.footerNav}>
            {footer.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <FooterLink item={item} open={notice.footer} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </StaticHtml>
        </div>
        <LanguageSwitch at={languagesAt} className="text-[0.9375rem] sm:mt-12" />
        <div className="footer-end">
          <p>© {site.legalName}</p>
          <p>
            {street}, {city}, {region} {postalCode}
          </p>
        </div>
      </Container>
    </footer>
  );
}
