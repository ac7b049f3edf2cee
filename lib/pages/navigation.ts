import { presentedLaws } from "@/lib/privacy/law-words";
import { site } from "@/lib/site/brand";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { frameWords } from "./frame-words";
import { pagePath } from "./page-meta";
import type { FrameWords } from "./words/frame/en";

export type NavItem = { label: string; href: string; external?: boolean };

interface Navigation {
  main: readonly NavItem[];
  signIn: NavItem;
  getStarted: NavItem;
  footer: readonly { title: string; items: readonly NavItem[] }[];
}

function navigationIn({ navigation: main, footer }: FrameWords): Navigation {
  return {
    main: [
      { label: main.home, href: paths.home },
      { label: main.features, href: paths.features },
      { label: main.pricing, href: paths.pricing },
      { label: main.about, href: paths.about },
      { label: main.contact, href: paths.contact },
    ],
    signIn: { label: main.signIn, href: site.app.login, external: true },
    getStarted: { label: main.getStarted, href: paths.signup },
    footer: [
      {
        title: footer.product,
        items: [
          { label: main.features, href: paths.features },
          { label: main.pricing, href: paths.pricing },
          { label: footer.dashboard, href: site.app.dashboard, external: true },
          { label: footer.status, href: paths.status },
        ],
      },
      {
        title: footer.developers,
        items: [
          { label: footer.documentation, href: paths.documentation },
          { label: footer.apiReference, href: paths.apiReference },
        ],
      },
      {
        title: footer.company,
        items: [
          { label: main.about, href: paths.about },
          { label: main.contact, href: paths.contact },
        ],
      },
      {
        title: footer.legal,
        items: [
          { label: footer.privacy, href: paths.privacy },
          { label: footer.terms, href: paths.terms },
          { label: footer.dataRetention, href: paths.dataRetention },
          ...presentedLaws.map(({ id, page }) => ({ label: footer.laws[id], href: pagePath(page) })),
          { label: footer.privacyRequest, href: paths.privacyRequest },
        ],
      },
    ],
  };
}

/** What header, menu and footer lead to, with the addresses of `paths`, which LocalLink puts into the page's language. */
export const navigation: Translated<Navigation> = inEachLanguage((language) =>
  navigationIn(frameWords[language]),
);
